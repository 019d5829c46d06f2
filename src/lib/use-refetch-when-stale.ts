import { useEffect } from 'react';

interface Reading {
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

/**
 * Whether what is in hand was read before something that it does not fit: texts that refer to a photo which
 * the rows do not have may only be newer than these. It is then read again before the misfit is believed.
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
