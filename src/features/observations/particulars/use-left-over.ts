import { useCallback } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useUser } from '@/lib/auth-context';
import { draftKey, readDraft, writeDraft } from '@/lib/use-draft';
import type { Observation } from '@/records/observation';
import { isReplaced, type Judgement } from '../rows/replaced-defect';

/** A judgement that still stands, though it was said of a defect that is gone from the row. */
export interface LeftOver {
  name: Judgement;
  /** What it was said of. */
  of: string;
  value: string;
}

type ByRow = Record<string, readonly LeftOver[]>;

/** By the cache that the rows are shown from, and by the key under which this browser keeps them. */
const stores = new WeakMap<QueryClient, Map<string, StoreApi<ByRow>>>();

const NONE: readonly LeftOver[] = [];

/** What was said of other defects than the rows have now, until a person has answered for each. */
export function useLeftOver(reportId: string) {
  const store = useLeftOverStore(reportId);
  /** Puts the judgements down that a row, now stored with another defect, still has of the one before. */
  const leave = useCallback(
    (before: Observation, names: readonly Judgement[]) => {
      const left = names.map((name) => ({ name, of: before.defect, value: before[name] ?? '' }));
      if (left.length > 0) store.setState((all) => ({ ...all, [before.id]: left }));
    },
    [store],
  );
  /** The person says that a judgement holds for the new defect too. */
  const keep = useCallback(
    (id: string, name: Judgement) => {
      store.setState((all) => ({
        ...all,
        [id]: (all[id] ?? NONE).filter((one) => one.name !== name),
      }));
    },
    [store],
  );
  return { leave, keep };
}

/** Those of one row that nobody has answered for. */
export function useLeftOverOf(row: Observation): readonly LeftOver[] {
  const kept = useStore(useLeftOverStore(row.report_id), (all) => all[row.id] ?? NONE);
  return openIn(row, kept);
}

/** Says of a row whether a judgement in it waits for an answer. */
export function useHasLeftOver(reportId: string): (row: Observation) => boolean {
  const all = useStore(useLeftOverStore(reportId));
  return useCallback((row) => openIn(row, all[row.id] ?? NONE).length > 0, [all]);
}

/** One that was set anew since, or whose defect is back, is answered by that. */
function openIn(row: Observation, kept: readonly LeftOver[]): readonly LeftOver[] {
  return kept.length === 0
    ? NONE
    : kept.filter(({ name, of, value }) => row[name] === value && isReplaced(of, row.defect));
}

function useLeftOverStore(reportId: string): StoreApi<ByRow> {
  const { id: userId } = useUser();
  const queryClient = useQueryClient();
  const key = draftKey(userId, 'left-over', reportId);
  const ofCache = stores.get(queryClient) ?? new Map<string, StoreApi<ByRow>>();
  stores.set(queryClient, ofCache);
  const known = ofCache.get(key);
  if (known) return known;
  const store = createStore<ByRow>(() => readDraft<ByRow>(key) ?? {});
  store.subscribe((all) => {
    const open = Object.entries(all).filter(([, left]) => left.length > 0);
    writeDraft(key, open.length > 0 ? Object.fromEntries(open) : null);
  });
  ofCache.set(key, store);
  return store;
}
