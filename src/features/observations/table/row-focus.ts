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

/** What closes gives the focus back, to what may be gone by then. */
const OVER_THE_PAGE = '[role=menu], [role=dialog], [role=alertdialog]';

/** Brings a row under the keys as soon as it is drawn, and the menu or the dialog that asked for it has gone. */
export function focusOnceDrawn(table: HTMLElement | null, id: string): void {
  focusLate(() => {
    const isDrawn =
      table?.querySelector(`[data-row="${id}"]`) && !document.querySelector(OVER_THE_PAGE);
    if (isDrawn) focusRow(table, { id });
    return Boolean(isDrawn);
  });
}
