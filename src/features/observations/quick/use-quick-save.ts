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
  /** The row as stored; null on failure. */
  saved: Promise<Observation | null>;
}

interface QuickSaves {
  last: QuickSave | null;
  /** A conflict with someone else's change; the choices themselves are gone. */
  conflict: OpenConflict | null;
}

/** One store per cache of rows. */
const quickSaves = new WeakMap<QueryClient, StoreApi<QuickSaves>>();

function openQuickSaves(queryClient: QueryClient) {
  const known = quickSaves.get(queryClient);
  if (known) return known;
  const store = createStore<QuickSaves>(() => ({ last: null, conflict: null }));
  quickSaves.set(queryClient, store);
  return store;
}

/** Saves a person's choice without making them wait, and undoes the last one. */
export function useQuickSave(reportId: string) {
  const { queryClient, replace, stopReading, readAgain } = useCachedRows(reportId);
  const { mutateAsync } = useSaveObservation(reportId);
  const store = openQuickSaves(queryClient);

  /** The list shows the words at once; if they cannot be stored, it shows the choices again, and why. */
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

  /** Restores the choices of the last row; resolves with its id, or with null where it failed. */
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

/** The open conflict of the last quick choice; null when there is none. */
export function useQuickConflict() {
  const store = openQuickSaves(useQueryClient());
  return {
    met: useStore(store, ({ conflict }) => conflict),
    onSettled: () => {
      store.setState({ conflict: null });
    },
  };
}

/** Opens the question about a conflict with someone else's change. */
export function useMeetConflict(): (conflict: OpenConflict) => void {
  const store = openQuickSaves(useQueryClient());
  return (conflict) => {
    store.setState({ conflict });
  };
}

/** Tells that the row was the last described by a quick choice, which can be undone. */
export function useIsLastQuickSave(id: string): boolean {
  return useStore(openQuickSaves(useQueryClient()), ({ last }) => last?.id === id);
}
