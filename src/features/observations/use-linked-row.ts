import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Observation } from '@/records/observation';
import { rowOfHash } from './schema';

/** Brings the row that the address names into sight and under the keys, once it is shown. */
export function useLinkedRow(rows: readonly Pick<Observation, 'id'>[]): void {
  // The key changes when the same link is followed again.
  const { hash, key } = useLocation();
  const linked = rowOfHash(hash);
  const isShown = rows.some(({ id }) => id === linked);
  useEffect(() => {
    if (linked === null || !isShown) return;
    const row = document.querySelector<HTMLElement>(`[data-row="${linked}"]`);
    row?.scrollIntoView({ block: 'center' });
    row?.focus({ preventScroll: true });
  }, [linked, isShown, key]);
}
