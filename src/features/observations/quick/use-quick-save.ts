import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { toast } from '@/components/ui/toast';
import { errorMessage } from '@/lib/errors';
import { useSaveObservation } from '../mutations';
import { useCachedRows } from '../queries';
import type { QuickWords } from './quick-choice';
import { RowConflict } from '../rows/save-row';
import type { Observation } from '@/records/observation';
import type { OpenConflict } from '../edit/use-row-store';

interface QuickSave {
  id: string;
  /** The row's words before the save. */
  before: QuickWords;
  /** The row as stored; null when it was not. */
  saved: Promise<Observation | null>;
}

interface QuickSaves {
  last: QuickSave | null;
  /** Words that met what somebody else had saved; the choices that they came from are gone. */
  conflict: OpenConflict | null;
}

/** By the cache that the rows are shown from. */
const quickSaves = new WeakMap<QueryClient, StoreApi<QuickSaves>>();

function openQuickSaves(queryClient: QueryClient) {
  const known = quickSaves.get(queryClient);
  if (known) return known;
  const store = createStore<QuickSaves>(() => ({ last: null, conflict: null }));
  quickSaves.set(queryClient, store);
  return store;
}

/** Saves what a person chose, without keeping them waiting, and takes the last one back. */
export function useQuickSave(reportId: string) {
  const { queryClient, replace, stopReading, readAgain } = useCachedRows(reportId);
  const { mutateAsync } = useSaveObservation(reportId);
  const store = openQuickSaves(queryClient);

  /** The list has the words at once; where they cannot be stored it has the choices back, and says why. */
  const save = (row: Observation, words: QuickWords, number: number) => {
    void stopReading();
    replace({ ...row, ...words, hand: 'written' });
    const saved = mutateAsync({ base: row, change: words }).catch((error: unknown) => {
      if (error instanceof RowConflict) {
        const { current, words: both } = error;
        replace(current);
        store.setState({ conflict: { base: row, change: words, current, words: both } });
      } else {
        toast.error(`Photo ${String(number)} was not saved`, errorMessage(error));
        replace(row);
      }
      store.setState(({ last }) => ({ last: last?.saved === saved ? null : last }));
      return readAgain().then(() => null);
    });
    const { element, defect, recommendation, outcome, location } = row;
    store.setState({
      last: { id: row.id, before: { element, defect, recommendation, outcome, location }, saved },
    });
  };

  /** Brings the choices of the last row back; resolves with its id once they are, else with null. */
  const undo = async (): Promise<string | null> => {
    const { last } = store.getState();
    if (!last) return null;
    store.setState({ last: null });
    const stored = await last.saved;
    if (!stored) return null;
    try {
      await mutateAsync({ base: stored, change: last.before });
      return last.id;
    } catch (error) {
      toast.error('The row could not be brought back', errorMessage(error));
      return null;
    }
  };

  return { save, undo };
}

/** The conflict that a quick choice met last, until it is settled; null when there is none. */
export function useQuickConflict() {
  const store = openQuickSaves(useQueryClient());
  return {
    met: useStore(store, ({ conflict }) => conflict),
    onSettled: () => {
      store.setState({ conflict: null });
    },
  };
}

/** Asks about a change that met what somebody else had saved. */
export function useMeetConflict(): (conflict: OpenConflict) => void {
  const store = openQuickSaves(useQueryClient());
  return (conflict) => {
    store.setState({ conflict });
  };
}

/** This row was the last described by a quick choice, and can be undone. */
export function useIsLastQuickSave(id: string): boolean {
  return useStore(openQuickSaves(useQueryClient()), ({ last }) => last?.id === id);
}
