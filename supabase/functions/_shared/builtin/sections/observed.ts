import type { AssessedRow } from './assessed-row.ts';
import {
  definite,
  definiteAtStart,
  isPluralElement,
  located,
  locative,
  mentions,
  withFullName,
} from './element-name.ts';
import { listElements, listRowNumbers } from './grouping.ts';
import { furtherSentences, type MergedRows } from './merged-rows.ts';
import { continued, isAside, withDefiniteSubject, withVerb } from './note.ts';
import {
  capitalised,
  cite,
  cited,
  citedWith,
  isClause,
  isPlural,
  uncapitalised,
  withArticle,
  withoutStop,
  withStop,
} from './prose.ts';
import type { Style } from './style.ts';

/** What was seen: the rows' own words in a sentence that names the element and cites the photos. */
export function observed(same: MergedRows, turn: number, style: Style): string {
  const { rows, shared } = same;
  const opening =
    rows.length > 1 ? observedOnSeveral(rows, shared) : observedOnOne(rows[0], shared, turn, style);
  return [opening, ...furtherSentences(same, continued)].join(' ');
}

/** What a sentence pattern is chosen by and made of. */
interface Sight {
  row: AssessedRow;
  numbers: number[];
  /** The row's first sentence, with its verb. */
  note: string;
  /** The same as a noun phrase, with its article. */
  phrase: string;
  /** The note names the element, or the element is not known. */
  isPlaced: boolean;
  isShort: boolean;
  /** Counts statements, so that neighbours differ in form. */
  turn: number;
  style: Style;
}

interface Pattern {
  fits(sight: Sight): boolean;
  says(sight: Sight): string;
}

/** In order: the first that fits is said. */
const PATTERNS: readonly Pattern[] = [
  {
    fits: ({ note }) => isAside(note),
    says: ({ row: { element }, note, numbers }) =>
      `The note to ${cite(numbers)}${element.name ? `, of ${definite(element)},` : ''} reads “${withoutStop(note)}”.`,
  },
  {
    fits: ({ note, isPlaced }) => isClause(note) && isPlaced,
    says: ({ row: { element }, note, numbers }) =>
      citedWith(
        capitalised(withFullName(withDefiniteSubject(note), element)),
        element.place,
        numbers,
      ),
  },
  {
    fits: ({ note }) => isClause(note),
    says: ({ row: { element }, note, numbers }) => {
      const sentence = withFullName(withDefiniteSubject(note), element);
      return cited(`${capitalised(locative(element))}, ${uncapitalised(sentence)}`, numbers);
    },
  },
  {
    fits: ({ isPlaced }) => isPlaced,
    says: ({ row: { element }, phrase, numbers }) => {
      const of = element.name.includes(' ')
        ? `, of ${located(element)},`
        : element.place && ` (${element.place})`;
      return withStop(`${cite(numbers)}${of} ${shows(numbers)} ${phrase}`);
    },
  },
  {
    fits: ({ turn }) => turn % 3 === 0,
    says: ({ row: { element }, phrase, numbers }) =>
      cited(
        `${definiteAtStart(element)} ${isPluralElement(element) ? 'show' : 'shows'} ${phrase}`,
        numbers,
      ),
  },
  {
    fits: ({ turn, style }) => turn % 3 === 1 && style.person !== 'impersonal',
    says: ({ row: { element }, phrase, numbers, style }) =>
      cited(`${capitalised(locative(element))} ${style.person} noted ${phrase}`, numbers),
  },
  {
    fits: ({ turn, isShort }) => turn % 3 === 1 && isShort,
    says: ({ row: { element }, phrase, numbers }) =>
      cited(
        `${capitalised(locative(element))}, ${phrase} ${isPlural(phrase) ? 'are' : 'is'} visible`,
        numbers,
      ),
  },
  {
    fits: ({ turn }) => turn % 3 === 1,
    says: ({ row: { element }, phrase, numbers }) =>
      withStop(`${capitalised(locative(element))}, ${cite(numbers)} ${shows(numbers)} ${phrase}`),
  },
  {
    fits: ({ isShort }) => isShort,
    says: ({ row: { element }, phrase, numbers }) =>
      withStop(`${cite(numbers)} ${shows(numbers)} ${phrase} ${locative(element)}`),
  },
  {
    fits: () => true,
    says: ({ row: { element }, phrase, numbers }) =>
      withStop(`${cite(numbers)}, of ${located(element)}, ${shows(numbers)} ${phrase}`),
  },
];

function observedOnOne(row: AssessedRow, shared: string, turn: number, style: Style): string {
  const note = withVerb(shared);
  const phrase = asPhrase(note);
  const sight: Sight = {
    row,
    numbers: [...row.photos],
    note,
    phrase,
    isPlaced: row.element.name === '' || mentions(note, row.element),
    isShort: phrase.length < 60 && !/,|\bvisible\b/.test(phrase),
    turn,
    style,
  };
  return PATTERNS.find(({ fits }) => fits(sight))?.says(sight) ?? '';
}

function observedOnSeveral(rows: readonly AssessedRow[], shared: string): string {
  const numbers = listRowNumbers(rows);
  const note = withVerb(shared);
  const elements = listElements(rows);
  if (isClause(note)) return citedWith(capitalised(withDefiniteSubject(note)), elements, numbers);
  const all = numbers.length === 2 ? 'both show' : 'all show';
  return withStop(
    `${cite(numbers)}${elements ? `, of ${elements},` : ''} ${all} ${asPhrase(note)}`,
  );
}

const shows = (numbers: readonly number[]) => (numbers.length === 1 ? 'shows' : 'show');

function asPhrase(note: string): string {
  return withArticle(uncapitalised(withoutStop(note)));
}
