import { actionsOf, asNeed, withObject } from './action.ts';
import type { AssessedRow } from './assessed-row.ts';
import {
  definite,
  definiteAtStart,
  isPluralElement,
  located,
  locative,
  mentions,
  namesOf,
  withFullName,
} from './element-name.ts';
import { continued, isAside, withDefiniteSubject, withVerb } from './note.ts';
import {
  capitalised,
  cite,
  cited,
  isClause,
  isPlural,
  sentencesOf,
  uncapitalised,
  withArticle,
  withoutStop,
  withStop,
} from './prose.ts';
import type { Style } from './style.ts';

/** Rows that say the same of the same kind of element: one statement, citing all their photos. */
export interface MergedRows {
  rows: [AssessedRow, ...AssessedRow[]];
  /** The sentence that they share. */
  shared: string;
  /** What single rows add to it. */
  further: Further[];
}

interface Further {
  sentence: string;
  numbers: number[];
}

/** A longer sentence is a list or a paragraph without stops; it is referred to, not quoted. */
export const MAX_QUOTED = 600;

const keyOf = (sentence: string) =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Brings together rows whose first sentence is the same, in the order of the rows. */
export function merged(
  rows: AssessedRow[],
  sentencesIn: (row: AssessedRow) => string[],
  keepsFurther: boolean,
): MergedRows[] {
  const byKey = new Map<string, MergedRows>();
  for (const row of rows) {
    const [shared = ''] = sentencesIn(row);
    const same = byKey.get(keyOf(shared));
    if (same) same.rows.push(row);
    else byKey.set(keyOf(shared), { rows: [row], shared, further: [] });
  }
  if (keepsFurther) {
    const seen = new Map<string, Further>();
    for (const row of rows) addFurther(row, sentencesIn(row), byKey, seen);
  }
  return [...byKey.values()];
}

/** What a row adds to its first sentence; what is said already elsewhere gains the row's photo there. */
function addFurther(
  row: AssessedRow,
  [shared = '', ...rest]: string[],
  byKey: Map<string, MergedRows>,
  seen: Map<string, Further>,
) {
  for (const sentence of rest) {
    const elsewhere = byKey.get(keyOf(sentence));
    const before = seen.get(keyOf(sentence));
    if (elsewhere) {
      if (!elsewhere.rows.includes(row)) elsewhere.rows.push(row);
    } else if (before) {
      if (!before.numbers.includes(row.number)) before.numbers.push(row.number);
    } else {
      const further = { sentence, numbers: [row.number] };
      seen.set(keyOf(sentence), further);
      byKey.get(keyOf(shared))?.further.push(further);
    }
  }
}

export function numbersOf(rows: readonly AssessedRow[]): number[] {
  return rows.map(({ number }) => number);
}

export function defectSentences({ defect }: AssessedRow): string[] {
  return sentencesOf(defect);
}

export function recommendedActions({ recommendation }: AssessedRow): string[] {
  return actionsOf(recommendation);
}

/** What was seen: the rows' own words in a sentence that names the element and cites the photos. */
export function observed(
  { rows, shared, further }: MergedRows,
  turn: number,
  style: Style,
): string {
  const opening =
    rows.length > 1 ? observedOnSeveral(rows, shared) : observedOnOne(rows[0], shared, turn, style);
  const others = further
    .filter(({ sentence }) => sentence.length <= MAX_QUOTED)
    .map(({ sentence, numbers }) =>
      isOfAll(numbers, rows) ? continued(sentence) : cited(continued(sentence), numbers),
    );
  return [opening, ...others].join(' ');
}

function isOfAll(numbers: number[], rows: readonly AssessedRow[]): boolean {
  return numbers.join() === numbersOf(rows).join();
}

function observedOnOne(row: AssessedRow, shared: string, turn: number, style: Style): string {
  const { element, number } = row;
  const numbers = [number];
  const note = withVerb(shared);
  const photo = cite(numbers);
  if (isAside(note)) {
    const of = element.name ? `, of ${definite(element)},` : '';
    return `The note to ${photo}${of} reads “${withoutStop(note)}”.`;
  }
  const knows = element.name === '' || mentions(note, element);
  if (isClause(note)) {
    const sentence = withFullName(withDefiniteSubject(note), element);
    return knows
      ? citedWith(capitalised(sentence), element.place, numbers)
      : cited(`${capitalised(locative(element))}, ${uncapitalised(sentence)}`, numbers);
  }
  const phrase = withArticle(uncapitalised(withoutStop(note)));
  const of = element.name.includes(' ')
    ? `, of ${located(element)},`
    : element.place && ` (${element.place})`;
  if (knows) return withStop(`${photo}${of} shows ${phrase}`);
  const isShort = phrase.length < 60 && !/,|\bvisible\b/.test(phrase);
  switch (turn % 3) {
    case 0:
      return cited(
        `${definiteAtStart(element)} ${isPluralElement(element) ? 'show' : 'shows'} ${phrase}`,
        numbers,
      );
    case 1:
      if (style.person !== 'impersonal') {
        return cited(`${capitalised(locative(element))} ${style.person} noted ${phrase}`, numbers);
      }
      return isShort
        ? cited(
            `${capitalised(locative(element))}, ${phrase} ${isPlural(phrase) ? 'are' : 'is'} visible`,
            numbers,
          )
        : withStop(`${capitalised(locative(element))}, ${photo} shows ${phrase}`);
    default:
      return isShort
        ? withStop(`${photo} shows ${phrase} ${locative(element)}`)
        : withStop(`${photo}, of ${located(element)}, shows ${phrase}`);
  }
}

function observedOnSeveral(rows: readonly AssessedRow[], shared: string): string {
  const numbers = numbersOf(rows);
  const note = withVerb(shared);
  const elements = elementsOf(rows);
  if (isClause(note)) return citedWith(capitalised(withDefiniteSubject(note)), elements, numbers);
  const phrase = withArticle(uncapitalised(withoutStop(note)));
  const all = rows.length === 2 ? 'both show' : 'all show';
  return withStop(`${cite(numbers)}${elements ? `, of ${elements},` : ''} ${all} ${phrase}`);
}

/** What to do: the rows' own words, with where, unless they say it, and the photos. */
export function proposed({ rows, shared, further }: MergedRows, turn: number): string {
  const [row] = rows;
  const numbers = numbersOf(rows);
  const { element } = row;
  const isSingle = namesOf(rows.map((each) => each.element)).length === 1 && element.name !== '';
  const need = asNeed(shared, isSingle ? element : null);
  const complete =
    isSingle && (need === null || element.name === '') ? withObject(shared, element) : null;
  const action = capitalised(withStop(shared));
  let opening: string;
  if (isAside(action)) opening = cited(`The note reads “${withoutStop(action)}”`, numbers);
  else if (complete)
    opening =
      rows.length === 1 ? citedWith(complete, element.place, numbers) : cited(complete, numbers);
  else if (need) opening = cited(need, numbers);
  else if (rows.length > 1) {
    const elements = elementsOf(rows);
    opening =
      isSingle && mentions(action, element)
        ? cited(action, numbers)
        : citedWith(action, elements, numbers);
  } else if (element.name === '') opening = cited(action, numbers);
  else if (mentions(action, element)) opening = citedWith(action, element.place, numbers);
  else if (turn % 2 === 0 && action.length < 160) {
    opening = cited(`${capitalised(locative(element))}, ${uncapitalised(action)}`, numbers);
  } else {
    opening = citedWith(
      action,
      [definite(element), element.place].filter(Boolean).join(', '),
      numbers,
    );
  }
  const others = further
    .filter(({ sentence }) => sentence.length <= MAX_QUOTED)
    .map(({ sentence, numbers: own }) => {
      const full = asNeed(sentence, null) ?? capitalised(withStop(sentence));
      return isOfAll(own, rows) ? full : cited(full, own);
    });
  return [opening, ...others].join(' ');
}

/** A citation that also says where: "(the north gable; Photo 3)". */
function citedWith(sentence: string, where: string, numbers: number[]): string {
  if (!where || sentence.toLowerCase().includes(where.toLowerCase()))
    return cited(sentence, numbers);
  const match = /^(.*?)([.!?]["'”’)]?)$/s.exec(withStop(sentence));
  return `${match?.[1] ?? sentence} (${where}; ${cite(numbers)})${match?.[2] ?? '.'}`;
}

/** How many elements one statement names before it only cites. */
const MAX_NAMED = 3;

/** The elements of several rows, each once; empty when they are unknown or too many to name. */
export function elementsOf(rows: readonly AssessedRow[]): string {
  const names = namesOf(rows.map(({ element }) => element));
  return names.length <= MAX_NAMED ? names.join(', ').replace(/, (?=[^,]*$)/, ' and ') : '';
}
