import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { errorMessage } from '@/lib/errors';
import { rowsGoingWith } from '@/records/findings';
import type { Observation } from '@/records/observation';
import { useBringBack } from '../history/use-bring-back';
import { useDeleteObservation } from '../mutations';

/**
 * Deletes rows with all their photos one after the other, reports progress, and restores all with one Undo. `photos`
 * are all of the report's rows.
 */
export function useManyDeletions(
  reportId: string,
  photos: readonly Observation[],
  onDeleted: () => void,
) {
  const { mutateAsync } = useDeleteObservation(reportId);
  const { bringBackLatest } = useBringBack(reportId);
  /** The rows, and everything deleted with them. */
  const [asked, setAsked] = useState<Record<'rows' | 'going', readonly Observation[]> | null>(null);
  /** The number deleted; null while none is being deleted. */
  const [done, setDone] = useState<number | null>(null);

  const undo = async (ids: readonly string[]) => {
    let left = ids.length;
    try {
      // A row was deleted after its further photos, and must be back before them.
      for (const id of ids.toReversed()) {
        await bringBackLatest(id, 'deleted');
        left -= 1;
      }
      toast.neutral(`${String(ids.length)} photos brought back`);
    } catch (error) {
      toast.error(
        `${String(left)} of ${String(ids.length)} rows could not be brought back`,
        `${errorMessage(error)} The report’s history has them.`,
      );
    }
  };

  const confirm = async () => {
    const gone: string[] = [];
    try {
      for (const row of asked?.going ?? []) {
        setDone(gone.length);
        await mutateAsync(row.id);
        gone.push(row.id);
      }
    } catch (error) {
      toast.error('Delete failed', errorMessage(error));
    }
    setDone(null);
    setAsked(null);
    if (gone.length === 0) return;
    onDeleted();
    toast.neutral(
      gone.length === 1 ? 'Photo removed' : `${String(gone.length)} photos removed`,
      'The rows after them are renumbered. For 30 days they can be brought back from the report’s history.',
      { action: { label: 'Undo', onClick: () => void undo(gone) } },
    );
  };

  return {
    asked: asked?.rows ?? null,
    /** The number of photos deleted with them. */
    count: asked?.going.length ?? 0,
    done,
    ask: (rows: readonly Observation[]) => {
      setAsked({ rows, going: rows.flatMap(({ id }) => rowsGoingWith(photos, id)) });
    },
    cancel: () => {
      setAsked(null);
    },
    confirm: () => void confirm(),
  };
}
