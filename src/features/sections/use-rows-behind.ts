import { useEffect } from 'react';

interface RowsReading {
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

/**
 * Whether the rows in hand were read before texts that seem to refer to deleted photos: a photo that is
 * newer than the rows is not a deleted one. They are then read again before it is believed.
 */
export function useRowsBehind(
  { dataUpdatedAt, refetch }: RowsReading,
  textsReadAt: number,
  hasDeleted: boolean,
): boolean {
  const isBehind = hasDeleted && dataUpdatedAt < textsReadAt;
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, textsReadAt, refetch]);
  return isBehind;
}
