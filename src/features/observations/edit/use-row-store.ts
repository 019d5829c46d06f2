import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { errorCode, NO_ROW } from '@/lib/errors';
import { useSaveObservation } from '../mutations';
import { useCachedRows } from '../queries';
import { describeSaveFailure } from '../rows/save-failure';
import { RowConflict } from '../rows/save-row';
import type { Observation } from '@/records/observation';
import type { RowFieldName, RowWords } from '@shared/row-words';
import type { RowEditing } from './use-row-editing';

/** Somebody else has changed the same words: what each has, to choose from. */
export interface OpenConflict {
  base: Observation;
  change: Partial<RowWords>;
  current: Observation;
  words: RowFieldName[];
}

/**
 * Stores a row's change, and asks where somebody else has changed the same words. `met` is a conflict
 * that a save met elsewhere on the screen.
 */
export function useRowStore(
  reportId: string,
  { rebase, close }: Pick<RowEditing, 'rebase' | 'close'>,
  met: OpenConflict | null = null,
) {
  const { readAgain } = useCachedRows(reportId);
  const { mutateAsync, isPending } = useSaveObservation(reportId);
  const [conflict, setConflict] = useState(met);

  const store = async (base: Observation, change: Partial<RowWords>, onStored = close) => {
    try {
      // A conflict that was met in the table was about one particular, and no look at the texts.
      await mutateAsync({ base, change, accepts: met === null });
      onStored();
    } catch (error) {
      if (error instanceof RowConflict) {
        setConflict({ base, change, current: error.current, words: error.words });
        return;
      }
      const { title, description } = describeSaveFailure(error);
      toast.error(title, description);
      // A row that is gone goes from the screen, and what was typed is offered in its place.
      if (errorCode(error) === NO_ROW) await readAgain();
    }
  };

  return {
    store,
    isStoring: isPending,
    conflict,
    /** Saves on top of what somebody else saved; `theirs` are the words in which theirs stay. */
    settle: (theirs: readonly RowFieldName[]) => {
      if (!conflict) return;
      const { current } = conflict;
      const mine = Object.entries(conflict.change).filter(
        ([name]) => !theirs.includes(name as RowFieldName),
      );
      const change = Object.fromEntries(mine) as Partial<RowWords>;
      setConflict(null);
      rebase(current, change);
      void store(current, change);
    },
    goOnEditing: () => {
      setConflict(null);
    },
  };
}
