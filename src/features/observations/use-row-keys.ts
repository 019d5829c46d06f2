import { useCallback, type KeyboardEvent, type RefObject } from 'react';
import { isAcceptable, isChecked, type Observation } from './schema';

/** Where letters are text, or jump to a choice. */
const TAKES_LETTERS = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

interface RowKeys {
  accept: (row: Observation) => void;
  edit: (row: Observation) => void;
}

/**
 * One key accepts the row that has the focus, one edits it, one opens its note. After accepting the focus
 * goes to the next row that nobody has checked.
 */
export function useRowKeys(
  table: RefObject<HTMLTableElement | null>,
  shown: readonly Observation[],
  { accept, edit }: RowKeys,
) {
  const handleKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      // Keys pressed in a menu or a dialog of the row come here too, through React.
      if (!table.current?.contains(target) || target.closest(TAKES_LETTERS)) return;
      const id = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
      const row = shown.find((one) => one.id === id);
      if (!row) return;
      const key = event.key.toLowerCase();
      if (key === 'e') {
        event.preventDefault();
        edit(row);
      } else if (key === 'n') {
        event.preventDefault();
        openNote(table.current, row);
      } else if (key === 'a' && row.hand === 'proposed') {
        event.preventDefault();
        accept(row);
        if (isAcceptable(row)) focusRow(table.current, nextUnchecked(shown, row.id));
      }
    },
    [table, shown, accept, edit],
  );
  return handleKeyDown;
}

/** The next row after this one that nobody has checked, from the end on from the start. */
export function nextUnchecked(
  rows: readonly Observation[],
  id: string | null,
): Observation | undefined {
  const place = rows.findIndex((row) => row.id === id);
  const others = [...rows.slice(place + 1), ...rows.slice(0, Math.max(0, place))];
  return others.find((row) => !isChecked(row));
}

/** The note is drawn by whoever shows the rows: what opens it is found in the row. */
function openNote(table: HTMLElement, { id }: Observation): void {
  const note = table.querySelector<HTMLElement>(`[data-row="${id}"] [data-note]`);
  note?.focus();
  note?.click();
}

export function focusRow(table: HTMLElement | null, row: Observation | undefined): void {
  if (!row) return;
  const element = table?.querySelector<HTMLElement>(`[data-row="${row.id}"]`);
  // A row that waits for a choice takes the keys of its choices.
  const target = element?.querySelector<HTMLElement>('[data-quick]') ?? element;
  target?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}
