import { useCallback, type KeyboardEvent, type RefObject } from 'react';
import { isChecked, type Observation } from '@/records/observation';
import { isAcceptable } from '../schema';

/** Where letters are text, or jump to a choice. */
const TAKES_LETTERS = 'input:not([type=checkbox]), textarea, select, [contenteditable]';
/** From these the arrow keys go to the same place of another row. */
const STAYS_IN_COLUMN = '[data-particular], [data-row], input[type=checkbox]';
/** The particulars by the key that opens each; a report has a rating or a severity. */
const PARTICULAR_OF: Record<string, string> = {
  l: '[data-particular=location]',
  s: '[data-particular=rating], [data-particular=severity]',
  u: '[data-particular=urgency]',
  t: '[data-particular=captured_at]',
};

interface RowKeys {
  accept: (row: Observation) => void;
  edit: (row: Observation) => void;
  select: (row: Observation, isRange: boolean) => void;
  selectAll: (isWanted: boolean) => void;
  /** Takes the last change of particulars back. */
  undo: () => void;
}

/**
 * One key accepts the row that has the focus, one edits it, one opens its note, and one each of its particulars;
 * arrow keys go from row to row. After accepting the focus goes to the next row that nobody has checked.
 */
export function useRowKeys(
  table: RefObject<HTMLTableElement | null>,
  shown: readonly Observation[],
  { accept, edit, select, selectAll, undo }: RowKeys,
) {
  const handleKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.defaultPrevented || event.altKey) return;
      // Keys pressed in a menu or a dialog of the row come here too, through React.
      if (!table.current?.contains(target) || target.closest(TAKES_LETTERS)) return;
      const keys = { accept, edit, select, selectAll, undo };
      const hasControl = event.ctrlKey || event.metaKey;
      const act = hasControl ? ofTable(event, keys) : ofRow(event, table.current, shown, keys);
      if (!act) return;
      event.preventDefault();
      act();
    },
    [table, shown, accept, edit, select, selectAll, undo],
  );
  return handleKeyDown;
}

function ofTable({ key, shiftKey }: KeyboardEvent, keys: RowKeys): (() => void) | null {
  if (shiftKey) return null;
  switch (key.toLowerCase()) {
    case 'a':
      return () => {
        keys.selectAll(true);
      };
    case 'z':
      return keys.undo;
    default:
      return null;
  }
}

function ofRow(
  { key, shiftKey, target }: KeyboardEvent,
  table: HTMLElement,
  shown: readonly Observation[],
  keys: RowKeys,
): (() => void) | null {
  const from = target as HTMLElement;
  const element = from.closest<HTMLElement>('[data-row]');
  const place = shown.findIndex(({ id }) => id === element?.dataset['row']);
  const row = shown[place];
  if (!row || !element) return null;
  const pressed = key.toLowerCase();
  const select = () => {
    keys.select(row, shiftKey);
  };
  const particular = PARTICULAR_OF[pressed];
  if (particular !== undefined) {
    const cell = element.querySelector<HTMLElement>(particular);
    return cell && (() => cell.click());
  }
  switch (pressed) {
    case 'e':
      return () => {
        keys.edit(row);
      };
    case 'n':
      return () => {
        openNote(element);
      };
    case 'x':
      return select;
    // On a button Space is that button's.
    case ' ':
      return from === element ? select : null;
    case 'm':
      return focusSelectionBar;
    case 'arrowup':
    case 'arrowdown':
      return toOtherRow(from, table, shown[place + (pressed === 'arrowup' ? -1 : 1)]);
    case 'a':
      if (row.hand !== 'proposed') return null;
      return () => {
        keys.accept(row);
        if (isAcceptable(row)) focusRow(table, nextUnchecked(shown, row.id));
      };
    default:
      return null;
  }
}

function focusSelectionBar(): void {
  document.querySelector<HTMLElement>('[data-selection-bar] button')?.focus();
}

/** To the same place of another row; to the row itself where it has no such place. */
function toOtherRow(
  from: HTMLElement,
  table: HTMLElement,
  row: Observation | undefined,
): (() => void) | null {
  if (!row || !from.matches(STAYS_IN_COLUMN)) return null;
  const name = from.dataset['particular'];
  const same = name ? `[data-particular=${name}]` : from.matches('input') ? 'input' : null;
  return () => {
    const element = table.querySelector<HTMLElement>(`[data-row="${row.id}"]`);
    const place = same === null ? element : element?.querySelector<HTMLElement>(same);
    (place ?? element)?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  };
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

/** The note is drawn by what shows the rows: what opens it is found in the row. */
function openNote(row: HTMLElement): void {
  const note = row.querySelector<HTMLElement>('[data-note]');
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
