import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { counted } from '@/lib/counted';
import { errorMessage } from '@/lib/errors';
import { rowsGoingWith } from '@/records/findings';
import type { Observation } from '@/records/observation';
import { useBringBack } from '../history/use-bring-back';
import { useDeleteObservation } from '../mutations';

export interface AskedDeletion {
  /** Null for the selected rows. */
  row: Observation | null;
  /** The number of rows asked about. */
  count: number;
  /** They, and every photo deleted with them, in the order of deletion. */
  going: readonly Observation[];
  /** The numbers that those photos have until then. */
  numbers: readonly number[];
}

/**
 * Deletes rows with all their photos one after the other, reports progress, and restores all with one Undo. `photos`
 * are all of the report's rows.
 */
export function useDeletions(
  reportId: string,
  photos: readonly Observation[],
  onDeleted: (row: Observation | null) => void,
) {
  const { mutateAsync } = useDeleteObservation(reportId);
  const undo = useUndo(reportId);
  const [asked, setAsked] = useState<AskedDeletion | null>(null);
  /** The number deleted; null while none is being deleted. */
  const [done, setDone] = useState<number | null>(null);

  const ask = (rows: readonly Observation[], row: Observation | null) => {
    const going = rows.flatMap(({ id }) => rowsGoingWith(photos, id));
    const ids = new Set(going.map(({ id }) => id));
    const numbers = photos.flatMap(({ id }, index) => (ids.has(id) ? [index + 1] : []));
    setAsked({ row, count: rows.length, going, numbers });
  };

  const confirm = async ({ row, going }: AskedDeletion) => {
    const gone: string[] = [];
    try {
      for (const { id } of going) {
        setDone(gone.length);
        await mutateAsync(id);
        gone.push(id);
      }
    } catch (error) {
      toast.error('Delete failed', errorMessage(error));
    }
    setDone(null);
    setAsked(null);
    if (gone.length === 0) return;
    onDeleted(row);
    toast.neutral(
      gone.length === 1 ? 'Photo removed' : `${String(gone.length)} photos removed`,
      row
        ? 'The rows after it are renumbered. For 30 days it can be brought back from the report’s history.'
        : 'The rows after them are renumbered. For 30 days they can be brought back from the report’s history.',
      { action: { label: 'Undo', onClick: () => void undo(gone, row !== null) } },
    );
  };

  return {
    asked,
    done,
    /** Asks about a row: a whole finding if it holds the words, else one photo of it. */
    askOne: (row: Observation) => {
      ask([row], row);
    },
    askSelected: (rows: readonly Observation[]) => {
      ask(rows, null);
    },
    cancel: () => {
      setAsked(null);
    },
    confirm: () => {
      if (asked) void confirm(asked);
    },
  };
}

/** Restores deleted rows. */
function useUndo(reportId: string) {
  const { bringBackLatest } = useBringBack(reportId);
  return async (ids: readonly string[], isOne: boolean) => {
    let left = ids.length;
    try {
      // A row was deleted after its further photos, and must be back before them.
      for (const id of ids.toReversed()) {
        await bringBackLatest(id, 'deleted');
        left -= 1;
      }
      if (!isOne) toast.neutral(`${counted(ids.length, 'photo')} brought back`);
    } catch (error) {
      const reason = errorMessage(error);
      if (isOne) toast.error('The row could not be brought back', reason);
      else {
        toast.error(
          `${String(left)} of ${counted(ids.length, 'row')} could not be brought back`,
          `${reason} The report’s history has them.`,
        );
      }
    }
  };
}
