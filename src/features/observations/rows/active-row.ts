import { createContext, use } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The active row: the one with the focus, or the last that had it. Others are shown folded. */
export type ActiveRow = StoreApi<string | null>;

export function createActiveRow(id: string | null): ActiveRow {
  return createStore<string | null>(() => id);
}

/** Outside a table every row is shown in full. */
export const ActiveRowContext = createContext<ActiveRow | null>(null);

const EVERY_ROW = createActiveRow(null);

/** Re-renders a subscriber only when its answer changes. */
export function useIsActiveRow(id: string): boolean {
  const active = use(ActiveRowContext);
  return useStore(active ?? EVERY_ROW, (at) => active === null || at === id);
}
