import { toast } from '@/components/ui/toast';
import { formatPhotoNumbers } from '@/lib/format-photo-numbers';
import { useStable } from '@/lib/use-stable';
import { useCachedRows } from '../queries';
import type { SaveOutcome } from '../particulars/particulars-change';
import { describeSaveFailure } from '../rows/save-failure';
import { RowConflict } from '../rows/save-row';
import type { Observation } from '@/records/observation';
import { useMeetConflict } from '../quick/use-quick-save';
import type { RowEditing } from '../edit/use-row-editing';

/**
 * Announces which changes of fields failed, and why. A single row's can be resolved or retried; of many, rows changed
 * meanwhile are left and named.
 */
export function useAnnouncedFailures(
  reportId: string,
  rows: readonly Observation[],
  { rebase, edit }: Pick<RowEditing, 'rebase' | 'edit'>,
) {
  const { readAgain } = useCachedRows(reportId);
  const meetConflict = useMeetConflict();
  const findNumber = ({ id }: Observation) => rows.findIndex((row) => row.id === id) + 1;

  const announceOne = ({ row, change, error }: SaveOutcome, number: number) => {
    if (error instanceof RowConflict) {
      const { current, words } = error;
      meetConflict({ base: row, change, current, words });
      return;
    }
    const { title, description } = describeSaveFailure(error);
    toast.error(`${title}: photo ${String(number)}`, description);
    // The editor keeps the entered words, to be saved again.
    rebase(row, change);
    edit(row);
  };

  /** With current rows: a change may fail long after it was made. */
  const announceFailures = useStable((outcomes: readonly SaveOutcome[]) => {
    const failed = outcomes.filter(({ error }) => error !== null);
    const [one] = failed;
    if (!one) return;
    if (outcomes.length === 1) announceOne(one, findNumber(one.row));
    else announceMany(failed, ({ row }) => findNumber(row));
    // The stored rows are right.
    void readAgain();
  });

  /** A value on a row without words would make it look described. */
  const announceBlank = (blank: readonly Observation[]) => {
    toast.warning(
      `${formatPhotoNumbers(blank.map(findNumber))} ${blank.length === 1 ? 'has' : 'have'} no words yet`,
      'Left as before. Describe what is seen first.',
    );
  };

  return { announceFailures, announceBlank };
}

function announceMany(
  failed: readonly SaveOutcome[],
  findNumber: (outcome: SaveOutcome) => number,
): void {
  // A deleted row has no number.
  const listNumbers = (outcomes: readonly SaveOutcome[]) =>
    formatPhotoNumbers(outcomes.map(findNumber).filter((number) => number > 0));
  const changed = failed.filter(({ error }) => error instanceof RowConflict);
  const others = failed.filter(({ error }) => !(error instanceof RowConflict));
  if (changed.length > 0) {
    toast.warning(
      `${listNumbers(changed)} changed meanwhile`,
      'Left as saved there. Look at it, then decide again.',
    );
  }
  if (others[0]) {
    const { title, description } = describeSaveFailure(others[0].error);
    toast.error(`${title}: ${listNumbers(others)}`, description);
  }
}
