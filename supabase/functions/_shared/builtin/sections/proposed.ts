import { asNeed, withObject } from './action.ts';
import {
  definite,
  type ElementName,
  locative,
  mentions,
  listElementNames,
} from './element-name.ts';
import { listElements, listRowNumbers } from './grouping.ts';
import { furtherSentences, type MergedRows } from './merged-rows.ts';
import { isAside } from './note.ts';
import { capitalised, cited, citedWith, uncapitalised, withoutStop, withStop } from './prose.ts';

/** What to do: the rows' own words, with where, unless they say it, and the photos. */
export function proposed(same: MergedRows, turn: number): string {
  const task = taskOf(same, turn);
  const pattern = PATTERNS.find(({ fits }) => fits(task));
  return [
    pattern?.says(task) ?? '',
    ...furtherSentences(
      same,
      (sentence) => asNeed(sentence, null) ?? capitalised(withStop(sentence)),
    ),
  ].join(' ');
}

/** What a sentence pattern is chosen by and made of. */
interface Task {
  action: string;
  /** "Repaint" with what to repaint; null when the action is more than verbs, or for several elements. */
  complete: string | null;
  /** "Repair by a mason" as something that is needed; null when the action has a verb. */
  need: string | null;
  numbers: number[];
  /** That of the first row. */
  element: ElementName;
  /** All elements, when they are few enough to name. */
  elements: string;
  isOneRow: boolean;
  /** All rows are about one element, and it is known. */
  isOneElement: boolean;
  /** Counts statements, so that neighbours differ in form. */
  turn: number;
}

interface Pattern {
  fits(task: Task): boolean;
  says(task: Task): string;
}

/** Longer than this an action stands first, and where follows it in brackets. */
const SHORT_ACTION = 160;

/** In order: the first that fits is said. */
const PATTERNS: readonly Pattern[] = [
  {
    fits: ({ action }) => isAside(action),
    says: ({ action, numbers }) => cited(`The note reads “${withoutStop(action)}”`, numbers),
  },
  {
    fits: ({ complete }) => complete !== null,
    says: ({ complete, element, isOneRow, numbers }) =>
      citedWith(complete ?? '', isOneRow ? element.place : '', numbers),
  },
  {
    fits: ({ need }) => need !== null,
    says: ({ need, numbers }) => cited(need ?? '', numbers),
  },
  {
    fits: ({ action, element, isOneRow, isOneElement }) =>
      !isOneRow && isOneElement && mentions(action, element),
    says: ({ action, numbers }) => cited(action, numbers),
  },
  {
    fits: ({ isOneRow }) => !isOneRow,
    says: ({ action, elements, numbers }) => citedWith(action, elements, numbers),
  },
  {
    fits: ({ element }) => element.name === '',
    says: ({ action, numbers }) => cited(action, numbers),
  },
  {
    fits: ({ action, element }) => mentions(action, element),
    says: ({ action, element, numbers }) => citedWith(action, element.place, numbers),
  },
  {
    fits: ({ action, turn }) => turn % 2 === 0 && action.length < SHORT_ACTION,
    says: ({ action, element, numbers }) =>
      cited(`${capitalised(locative(element))}, ${uncapitalised(action)}`, numbers),
  },
  {
    fits: () => true,
    says: ({ action, element, numbers }) =>
      citedWith(action, [definite(element), element.place].filter(Boolean).join(', '), numbers),
  },
];

function taskOf({ rows, shared }: MergedRows, turn: number): Task {
  const [{ element }] = rows;
  const isOneElement =
    element.name !== '' && listElementNames(rows.map((row) => row.element)).length === 1;
  const need = asNeed(shared, isOneElement ? element : null);
  return {
    action: capitalised(withStop(shared)),
    complete: isOneElement && need === null ? withObject(shared, element) : null,
    need,
    numbers: listRowNumbers(rows),
    element,
    elements: listElements(rows),
    isOneRow: rows.length === 1,
    isOneElement,
    turn,
  };
}
