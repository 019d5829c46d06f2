import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { useStable } from '@/lib/use-stable';
import { TAKES_LETTERS } from '@/lib/focus-late';
import type { Observation } from '@/records/observation';
import type { RowCommands } from '../particulars/row-commands';
import { hasPhoto, isAcceptable } from '../schema';
import { findCommand, type KeyCommand } from './row-keys';
import { focusRow, nextUnchecked } from './row-focus';

/** Enter and Space have their own meaning here. */
const CONTROL = 'button, a, summary, input, [role=group]';
/** Layers over the page with keys of their own. */
const OVER_THE_PAGE = '[role=dialog], [role=alertdialog], [role=menu]';
/** Places that the arrow keys keep from row to row, beside its fields. */
const SAME_PLACE = ['[data-edit]', 'input[type=checkbox]'];
/** The fields by the command that opens each; a report has a rating or a severity. */
const PARTICULAR_OF: Partial<Record<KeyCommand, string>> = {
  location: '[data-particular=location]',
  judgement: '[data-particular=rating], [data-particular=severity]',
  urgency: '[data-particular=urgency]',
  time: '[data-particular=captured_at]',
  caption: '[data-caption]',
};

interface RowKeys extends Pick<
  RowCommands,
  'accept' | 'edit' | 'select' | 'askPlace' | 'open' | 'draw'
> {
  selectAll: (isWanted: boolean) => void;
  extend: (from: Observation, to: Observation) => void;
  hasSelection: boolean;
  undo: () => void;
  search: () => void;
  help: () => void;
}

interface Table {
  element: RefObject<HTMLTableElement | null>;
  /** All of the report's rows: a row's number is its index + 1. */
  photos: readonly Observation[];
  /** The rows that match the filter. */
  shown: readonly Observation[];
}

/** The row that received a key. */
interface Place {
  /** The focused element. */
  from: HTMLElement;
  element: HTMLElement;
  row: Observation;
  number: number;
}

type Act = () => void;

/**
 * Handles the keys of `row-keys.ts`: in the focused row, and those for the whole screen where nothing else uses them.
 * After accepting, the focus moves to the next unchecked row.
 */
export function useRowKeys(table: Table, keys: RowKeys) {
  const handleKeyDown = useStable((event: globalThis.KeyboardEvent) => {
    carryOut(event, ofScreen(event, table, keys));
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, [handleKeyDown]);

  return (event: KeyboardEvent) => {
    carryOut(event, ofTable(event, table, keys));
  };
}

function carryOut(event: Pick<KeyboardEvent, 'preventDefault'>, act: Act | null): void {
  if (!act) return;
  event.preventDefault();
  act();
}

/** Search, help, and the way into the table, while no text is typed. */
function ofScreen(
  event: globalThis.KeyboardEvent,
  { element, shown }: Table,
  keys: RowKeys,
): Act | null {
  const from = event.target as HTMLElement;
  if (event.defaultPrevented || from.closest(TAKES_LETTERS)) return null;
  if (document.querySelector(OVER_THE_PAGE)) return null;
  const command = findCommand(event, from.matches(CONTROL));
  if (command === 'search' || command === 'help') return keys[command];
  // Arrow keys scroll a page without focus; on a button elsewhere a letter does nothing.
  const isStart = !element.current?.contains(from) && /^[jk]$/i.test(event.key);
  if (!isStart || (command !== 'next' && command !== 'previous')) return null;
  return () => {
    focusRow(element.current, command === 'next' ? shown[0] : shown.at(-1));
  };
}

function ofTable(event: KeyboardEvent, table: Table, keys: RowKeys): Act | null {
  const from = event.target as HTMLElement;
  if (event.defaultPrevented || !table.element.current) return null;
  // React also passes on keys from the row's menus and dialogs.
  if (!table.element.current.contains(from) || from.closest(TAKES_LETTERS)) return null;
  const command = findCommand(event, from.matches(CONTROL));
  switch (command) {
    case null:
    case 'search':
    case 'help':
      return null;
    case 'select-all':
      return () => {
        keys.selectAll(true);
      };
    case 'clear':
      if (!keys.hasSelection) return null;
      return () => {
        keys.selectAll(false);
      };
    case 'undo':
      return keys.undo;
    case 'to-bar':
      return focusSelectionBar;
    default: {
      const place = findPlace(from, table.photos);
      return place && ofRow(command, place, table, keys);
    }
  }
}

function findPlace(from: HTMLElement, photos: readonly Observation[]): Place | null {
  const element = from.closest<HTMLElement>('[data-row]');
  const index = photos.findIndex(({ id }) => id === element?.dataset['row']);
  const row = photos[index];
  return row && element ? { from, element, row, number: index + 1 } : null;
}

function ofRow(
  command: KeyCommand,
  { from, element, row, number }: Place,
  { element: { current: table }, shown }: Table,
  keys: RowKeys,
): Act | null {
  const at = shown.findIndex(({ id }) => id === row.id);
  const other = shown[at + (command === 'previous' || command === 'extend-up' ? -1 : 1)];
  const opened = PARTICULAR_OF[command];
  if (opened !== undefined) {
    const cell = element.querySelector<HTMLElement>(opened);
    return cell && (() => cell.click());
  }
  const acts: Partial<Record<KeyCommand, Act | null>> = {
    next: () => focusSamePlace(table, from, other),
    previous: () => focusSamePlace(table, from, other),
    'edit-defect': () => keys.edit(row, 'defect'),
    'edit-element': () => keys.edit(row, 'element'),
    'edit-recommendation': () => keys.edit(row, 'recommendation'),
    note: () => openNote(element),
    'open-photo': () => keys.open(number),
    draw: hasPhoto(row) ? () => keys.draw(number) : null,
    'move-to': () => keys.askPlace(row),
    select: () => keys.select(row, false),
    'select-range': () => keys.select(row, true),
    'extend-down': other ? () => extendTo(other) : null,
    'extend-up': other ? () => extendTo(other) : null,
    accept: row.hand === 'proposed' ? accept : keepJudgements(),
  };
  return acts[command] ?? null;

  function extendTo(to: Observation) {
    keys.extend(row, to);
    focusRow(table, to);
  }
  function keepJudgements() {
    const button = element.querySelector<HTMLElement>('[data-keep]');
    return button && (() => button.click());
  }
  function accept() {
    keys.accept(row);
    if (isAcceptable(row)) focusRow(table, nextUnchecked(shown, row.id));
  }
}

function focusSelectionBar(): void {
  document.querySelector<HTMLElement>('[data-selection-bar] button')?.focus();
}

/** Focuses the same place in another row, or the row itself. */
function focusSamePlace(
  table: HTMLElement | null,
  from: HTMLElement,
  row: Observation | undefined,
): void {
  const particular = from.dataset['particular'];
  const same = particular
    ? `[data-particular=${particular}]`
    : SAME_PLACE.find((one) => from.matches(one));
  focusRow(table, row, same);
}

/** Another feature renders the note: its button is found in the row. */
function openNote(row: HTMLElement): void {
  const note = row.querySelector<HTMLElement>('[data-note]');
  note?.focus();
  note?.click();
}
