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

/** Someone else changed the same words: both texts, to choose from. */
export interface OpenConflict {
  base: Observation;
  change: Partial<RowWords>;
  current: Observation;
  words: RowFieldName[];
}

/**
 * Stores a row's change, and asks where someone else changed the same words. `met` is a conflict of a save elsewhere on
 * the screen.
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
      // A conflict from the table was about one field; the person has not read the texts.
      await mutateAsync({ base, change, accepts: met === null });
      onStored();
    } catch (error) {
      if (error instanceof RowConflict) {
        setConflict({ base, change, current: error.current, words: error.words });
        return;
      }
      const { title, description } = describeSaveFailure(error);
      toast.error(title, description);
      // Removes a deleted row from the screen and offers its draft instead.
      if (errorCode(error) === NO_ROW) await readAgain();
    }
  };

  return {
    store,
    isStoring: isPending,
    conflict,
    /** Saves on top of the other change; `theirs` lists the words to keep from it. */
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
