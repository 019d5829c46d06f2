import { useCallback, useEffect, useRef, type MouseEvent } from 'react';
import type { Observation } from '@/records/observation';
import type { RowCommands } from '../particulars/row-commands';

/** Controls that take a click for themselves. */
const TAKES_CLICKS = 'button, a, input, textarea, select, label, summary, [role=option]';

/** Shift and a click select all rows up to that one, Ctrl and a click one more. */
export function useRowClicks(rows: readonly Observation[], select: RowCommands['select']) {
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  }, [rows]);
  return useCallback(
    (event: MouseEvent) => {
      const { target, button, shiftKey, ctrlKey, metaKey } = event;
      if (button !== 0 || !(shiftKey || ctrlKey || metaKey)) return;
      if (!(target instanceof Element) || target.closest(TAKES_CLICKS)) return;
      const element = target.closest<HTMLElement>('[data-row]');
      const row = latest.current.find(({ id }) => id === element?.dataset['row']);
      if (!row) return;
      // Shift would select the text between.
      event.preventDefault();
      element?.focus({ preventScroll: true });
      select(row, shiftKey);
    },
    [select],
  );
}
