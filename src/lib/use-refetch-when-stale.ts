import { useEffect } from 'react';

interface Reading {
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

/**
 * Refetches rows when texts refer to a missing photo, as the texts may be newer; true until the rows have been read
 * again.
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
