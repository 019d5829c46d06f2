import { useEffect } from 'react';

interface Reading {
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

/**
 * Refetches when texts refer to a photo that the rows lack, for the texts may only be newer than the rows; true until
 * the rows have been read again.
 */
export function useRefetchWhenStale(
  { dataUpdatedAt, refetch }: Reading,
  otherReadAt: number,
  isMisfit: () => boolean,
): boolean {
  const isBehind = dataUpdatedAt < otherReadAt && isMisfit();
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, otherReadAt, refetch]);
  return isBehind;
}
