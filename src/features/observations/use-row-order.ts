import { useCallback, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { messageOf } from '@/lib/errors';
import { useMoveObservation } from './mutations';
import { moveRow } from './rows/move-row';
import type { Observation } from './schema';

/** Moves rows, and says what has moved, for who cannot see it. */
export function useRowOrder(reportId: string, rows: Observation[]) {
  const { mutate: storeMove } = useMoveObservation(reportId);
  const [announcement, setAnnouncement] = useState('');

  const move = useCallback(
    (from: number, to: number) => {
      const moved = moveRow(rows, from, to);
      if (moved.changes.length === 0) return;
      setAnnouncement(`Photo ${String(from + 1)} is now photo ${String(to + 1)}.`);
      storeMove(moved, {
        onError: (error) => {
          toast.error('The new order could not be saved', messageOf(error));
        },
      });
    },
    [rows, storeMove],
  );

  return { move, announcement };
}
