import { toast } from '@/components/ui/toast';
import { counted } from '@/lib/counted';
import { errorMessage } from '@/lib/errors';
import { useStable } from '@/lib/use-stable';
import { useAcceptObservations } from '../rows/mutations';
import { formatPhotoNumbers } from '@/lib/format-photo-numbers';
import { useCachedRows } from '../queries';
import { NOTHING_RETURNED } from '../rows/save-failure';
import { allInTodaysNumbers } from '../rows/words-to-store';
import type { Observation } from '@/records/observation';
import { isAcceptable, isSameTexts } from '../schema';

/**
 * Accepts proposed rows, one or many, and undoes it. `whenSaved` resolves once nothing of the rows is being saved, with
 * whether anything was: a severity set just before makes another version of the row.
 */
export function useAcceptance(
  reportId: string,
  rows: readonly Observation[],
  whenSaved: (rows: readonly Observation[]) => Promise<boolean>,
) {
  const { read } = useCachedRows(reportId);
  const { mutateAsync } = useAcceptObservations(reportId);
  /** The row's current number: rows may have moved meanwhile. */
  const numberNow = useStable(({ id }: Observation) => rows.findIndex((row) => row.id === id) + 1);

  const change = async (seen: readonly Observation[], provenance: 'accepted' | 'proposed') => {
    const isNewer = await whenSaved(seen);
    const asked = isNewer ? asTheyAreNow(seen, read()) : seen;
    const proposed = asked.filter(
      (row) => (row.hand === 'proposed') === (provenance === 'accepted'),
    );
    if (proposed.length === 0) return [];
    const failed = provenance === 'accepted' ? 'Not accepted' : 'The acceptance stands';
    try {
      const changed = await mutateAsync({ rows: proposed, provenance });
      const done = new Set(changed.map(({ id }) => id));
      const now = read();
      const isUnchanged = ({ id, version, hand: seen }: Observation) =>
        now.some((row) => row.id === id && row.version === version && row.hand === seen);
      const rest = proposed.filter(({ id }) => !done.has(id));
      if (rest.some(isUnchanged)) toast.error(failed, NOTHING_RETURNED);
      const left = rest.filter((row) => !isUnchanged(row));
      if (left.length > 0) {
        const numbers = left.map(numberNow);
        toast.warning(
          `${formatPhotoNumbers(numbers.filter((number) => number > 0))} changed meanwhile`,
          'Look at the new words, then decide again.',
        );
      }
      return changed;
    } catch (error) {
      toast.error(failed, errorMessage(error));
      return [];
    }
  };

  const accept = (row: Observation) => {
    if (isAcceptable(row)) void change([row], 'accepted');
    else toast.warning('Not accepted: a text is blank', 'Fill it in first. E opens the fields.');
  };
  const unaccept = (row: Observation) => void change([{ ...row, hand: 'accepted' }], 'proposed');
  const acceptAll = async (asked: readonly Observation[]) => {
    const accepted = await change(asked, 'accepted');
    if (accepted.length === 0) return;
    toast.neutral(`${counted(accepted.length, 'row')} accepted`, undefined, {
      action: { label: 'Undo', onClick: () => void change(accepted, 'proposed') },
    });
  };

  return { accept, unaccept, acceptAll };
}

/** Current versions of the rows whose words are still those seen. */
function asTheyAreNow(
  seen: readonly Observation[],
  stored: readonly Observation[],
): readonly Observation[] {
  const byId = new Map(allInTodaysNumbers(stored).map((row) => [row.id, row]));
  return seen.map((row) => {
    const now = byId.get(row.id);
    return now && isSameTexts(now, row) ? { ...now, hand: row.hand } : row;
  });
}
