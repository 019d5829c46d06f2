import { isChecked, type Observation } from '@/records/observation';
import { focusInRow } from '@/lib/focus-in-row';
import { focusLate } from '@/lib/focus-late';
import { isAnalysisPending } from '../schema';

/** The next unchecked row after this one, wrapping from the end. Rows still to be analysed come last. */
export function nextUnchecked(
  rows: readonly Observation[],
  id: string | null,
): Observation | undefined {
  const place = rows.findIndex((row) => row.id === id);
  const others = [...rows.slice(place + 1), ...rows.slice(0, Math.max(0, place))];
  const unchecked = others.filter((row) => !isChecked(row));
  return unchecked.find((row) => !isAnalysisPending(row)) ?? unchecked[0];
}

/** Focuses a row, at the element that `selector` finds in it. */
export function focusRow(
  table: HTMLElement | null,
  row: Pick<Observation, 'id'> | undefined,
  selector?: string,
): void {
  if (!row) return;
  const element = table?.querySelector<HTMLElement>(`[data-row="${row.id}"]`);
  const place = selector === undefined ? null : element?.querySelector<HTMLElement>(selector);
  // A row that waits for a choice focuses its choices.
  const target = place ?? element?.querySelector<HTMLElement>('[data-quick]') ?? element;
  focusInRow(target);
  element?.scrollIntoView({ block: 'nearest' });
  // The row before folds up, and this one opens.
  requestAnimationFrame(() => {
    if (element?.isConnected) element.scrollIntoView({ block: 'nearest' });
  });
}

/** A closing layer returns the focus to an element that may be gone. */
const OVER_THE_PAGE = '[role=menu], [role=dialog], [role=alertdialog]';

/**
 * Focuses a row once it is rendered and the menu or dialog that asked has closed. Where it replaces the `moved` row, it
 * then has the same distance from the window's top.
 */
export function focusOnceDrawn(table: HTMLElement | null, id: string, moved = id): void {
  const find = (row: string) => table?.querySelector(`[data-row="${row}"]`);
  const [from, before] = [find(moved), find(moved)?.previousElementSibling];
  const top = from?.getBoundingClientRect().top ?? 0;
  focusLate(() => {
    const row = find(id);
    const hasMoved = moved === id || from?.previousElementSibling !== before;
    if (!row || !hasMoved || document.querySelector(OVER_THE_PAGE)) return false;
    focusRow(table, { id });
    // After the previous row has folded up, and this one has opened.
    requestAnimationFrame(() => {
      if (moved === id) return;
      window.scrollBy({ top: row.getBoundingClientRect().top - top, behavior: 'instant' });
    });
    return true;
  });
}
