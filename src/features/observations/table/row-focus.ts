import { isChecked, type Observation } from '@/records/observation';
import { focusInRow } from '@/lib/focus-in-row';
import { focusLate } from '@/lib/focus-late';
import { isAnalysisPending } from '../schema';

/**
 * The next row after this one that nobody has checked, from the end on from the start. One that is still to be
 * analysed comes after all the others.
 */
export function nextUnchecked(
  rows: readonly Observation[],
  id: string | null,
): Observation | undefined {
  const place = rows.findIndex((row) => row.id === id);
  const others = [...rows.slice(place + 1), ...rows.slice(0, Math.max(0, place))];
  const unchecked = others.filter((row) => !isChecked(row));
  return unchecked.find((row) => !isAnalysisPending(row)) ?? unchecked[0];
}

/** Brings a row under the keys, at the place in it that `selector` finds. */
export function focusRow(
  table: HTMLElement | null,
  row: Pick<Observation, 'id'> | undefined,
  selector?: string,
): void {
  if (!row) return;
  const element = table?.querySelector<HTMLElement>(`[data-row="${row.id}"]`);
  const place = selector === undefined ? null : element?.querySelector<HTMLElement>(selector);
  // A row that waits for a choice takes the keys of its choices.
  const target = place ?? element?.querySelector<HTMLElement>('[data-quick]') ?? element;
  focusInRow(target);
  element?.scrollIntoView({ block: 'nearest' });
  // The row that it comes from folds up, and this one opens.
  requestAnimationFrame(() => {
    if (element?.isConnected) element.scrollIntoView({ block: 'nearest' });
  });
}

/** A closing layer gives the focus back, to an element that may be gone by then. */
const OVER_THE_PAGE = '[role=menu], [role=dialog], [role=alertdialog]';

/**
 * Brings a row under the keys as soon as it is drawn, and the menu or the dialog that asked for it has gone. Where it
 * takes the place of one that is `moved`, once that has gone it is as far from the window's top as that was.
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
    // After the row that had the focus has folded up, and this one has opened.
    requestAnimationFrame(() => {
      if (moved === id) return;
      window.scrollBy({ top: row.getBoundingClientRect().top - top, behavior: 'instant' });
    });
    return true;
  });
}
