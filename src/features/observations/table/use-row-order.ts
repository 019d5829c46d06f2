import { useCallback, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { errorMessage } from '@/lib/errors';
import { useMoveObservation } from '../mutations';
import { moveRow } from '../rows/move-row';
import type { Observation } from '@/records/observation';

export interface MoveNotice {
  text: string;
  /** What was moved and where it stood before; null when there is nothing to undo. */
  undo: { id: string; to: number } | null;
}

/** Moves rows, says quietly what has moved, and offers to move it back. */
export function useRowOrder(reportId: string, rows: Observation[]) {
  const { mutate: storeMove } = useMoveObservation(reportId);
  const [notice, setNotice] = useState<MoveNotice | null>(null);

  const place = useCallback(
    (from: number, to: number, said: MoveNotice) => {
      const moved = moveRow(rows, from, to);
      if (moved.changes.length === 0) return;
      setNotice(said);
      storeMove(moved, {
        onError: (error) => {
          setNotice(null);
          toast.error('The new order could not be saved', errorMessage(error));
        },
      });
    },
    [rows, storeMove],
  );

  const move = useCallback(
    (from: number, to: number) => {
      const row = rows[from];
      if (!row) return;
      const target = Math.min(Math.max(to, 0), rows.length - 1);
      place(from, target, {
        text: `Photo ${String(from + 1)} is now photo ${String(target + 1)}. References in the texts follow.`,
        undo: { id: row.id, to: from },
      });
    },
    [rows, place],
  );

  /** Moves the row back, and answers with it. */
  const undo = (): Observation | undefined => {
    if (!notice?.undo) return undefined;
    const { id, to } = notice.undo;
    const from = rows.findIndex((row) => row.id === id);
    setNotice(null);
    if (from >= 0) {
      place(from, to, { text: `It is photo ${String(to + 1)} again.`, undo: null });
    }
    return rows[from];
  };

  return { move, notice, undo };
}
