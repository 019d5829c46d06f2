import { toast } from '@/components/ui/toast';
import { namedPhotos } from '@/lib/named-photos';
import { useStable } from '@/lib/use-stable';
import { useCachedRows } from '../queries';
import type { SaveOutcome } from '../particulars/particulars-change';
import { describeSaveFailure } from '../rows/save-failure';
import { RowConflict } from '../rows/save-row';
import type { Observation } from '@/records/observation';
import { useMeetConflict } from '../quick/use-quick-save';
import type { RowEditing } from '../edit/use-row-editing';

/**
 * Says which changes of particulars were not saved, and why. One of a single row can be settled or saved again; of
 * many rows those that changed meanwhile are left, and named.
 */
export function useAnnouncedFailures(
  reportId: string,
  rows: readonly Observation[],
  { rebase, edit }: Pick<RowEditing, 'rebase' | 'edit'>,
) {
  const { readAgain } = useCachedRows(reportId);
  const meetConflict = useMeetConflict();
  const numberOf = ({ id }: Observation) => rows.findIndex((row) => row.id === id) + 1;

  const tellOfOne = ({ row, change, error }: SaveOutcome, number: number) => {
    if (error instanceof RowConflict) {
      const { current, words } = error;
      meetConflict({ base: row, change, current, words });
      return;
    }
    const { title, description } = describeSaveFailure(error);
    toast.error(`${title}: photo ${String(number)}`, description);
    // Entered words are kept where they can be saved again.
    rebase(row, change);
    edit(row);
  };

  /** Of the rows as they are then: a change may fail long after it was asked for. */
  const tellOf = useStable((outcomes: readonly SaveOutcome[]) => {
    const failed = outcomes.filter(({ error }) => error !== null);
    const [one] = failed;
    if (!one) return;
    if (outcomes.length === 1) tellOfOne(one, numberOf(one.row));
    else tellOfMany(failed, ({ row }) => numberOf(row));
    // The stored rows decide.
    void readAgain();
  });

  /** A row without words would pass for one that somebody has described. */
  const tellOfBlank = (blank: readonly Observation[]) => {
    toast.warning(
      `${namedPhotos(blank.map(numberOf))} ${blank.length === 1 ? 'has' : 'have'} no words yet`,
      'Left as before. Describe what is seen first.',
    );
  };

  return { tellOf, tellOfBlank };
}

function tellOfMany(
  failed: readonly SaveOutcome[],
  numberOf: (outcome: SaveOutcome) => number,
): void {
  // A row that is gone has no number.
  const named = (outcomes: readonly SaveOutcome[]) =>
    namedPhotos(outcomes.map(numberOf).filter((number) => number > 0));
  const changed = failed.filter(({ error }) => error instanceof RowConflict);
  const others = failed.filter(({ error }) => !(error instanceof RowConflict));
  if (changed.length > 0) {
    toast.warning(
      `${named(changed)} changed meanwhile`,
      'Left as saved there. Look at it, then decide again.',
    );
  }
  if (others[0]) {
    const { title, description } = describeSaveFailure(others[0].error);
    toast.error(`${title}: ${named(others)}`, description);
  }
}
