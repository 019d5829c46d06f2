import type { Language } from '../../languages/language.ts';
import type { QuantityWords } from '../../languages/forms/patterns.ts';
import { findLengths } from '../../languages/find-lengths.ts';
import { PATTERNS_IN } from '../../languages/tables/patterns.ts';
import { TEXTS_IN } from '../../languages/tables/texts.ts';

/** A number with its unit: "0.3 cm" and "3 mm" are equal. */
export interface Quantity {
  /** As written in the text. */
  quote: string;
  /** The same for the same quantity in any notation. */
  sizes: string[];
}

const LANGUAGES_WORDS = Object.values(PATTERNS_IN).map(({ quantities }) => quantities);
const wordsFor = (unit: Exclude<keyof QuantityWords, 'numbers'>, ...symbols: string[]) =>
  [...symbols, ...LANGUAGES_WORDS.flatMap((words) => words[unit] ?? [])].join('|');

/** Measures other than lengths and areas, with factors to the smallest unit of each kind. */
const UNITS: { kind: string; factor: number; words: string }[] = [
  { kind: 'mass', factor: 1, words: 'kg' },
  { kind: 'mass', factor: 1000, words: 't' },
  { kind: 'force', factor: 1, words: 'kn' },
  { kind: 'pressure', factor: 1, words: 'mpa|n/mm[²2]' },
  { kind: 'share', factor: 1, words: wordsFor('percent', '%') },
];

/** Units of time in days: "within six months" is a deadline that somebody must have set. */
const TIMES: { days: number; words: string }[] = [
  { days: 1 / 24, words: wordsFor('hours') },
  { days: 1, words: wordsFor('days') },
  { days: 7, words: wordsFor('weeks') },
  { days: 30, words: wordsFor('months') },
  { days: 365, words: wordsFor('years') },
];

/** One to twelve, in each language that has words for them. */
const NUMBER_WORDS = Array.from({ length: 12 }, (_, index) => {
  const words = LANGUAGES_WORDS.flatMap(({ numbers }) => numbers.split(' ')[index] || []);
  return new RegExp(`^(?:${words.join('|')})$`, 'iu');
});

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const THROUGH = Object.values(TEXTS_IN).map(({ photos }) => photos.to);
const TO = String.raw`\s?(?:[-–~〜]|${THROUGH.join('|')})\s?`;
const PATTERNS = UNITS.map(
  ({ words }) =>
    new RegExp(
      String.raw`(?<![\p{L}\d.,])(?:(${NUMBER})${TO})?(${NUMBER})\s?-?(?:${words})(?![\p{L}\d])`,
      'giu',
    ),
);

const SPANS = TIMES.map(
  ({ words }) =>
    new RegExp(
      String.raw`(?<![\p{L}\d.,])(?:(${NUMBER}|\p{L}+)${TO})?(${NUMBER}|\p{L}+)[\s-]?(?:${words})(?!\p{Script=Latin}|\d)`,
      'giu',
    ),
);

function parseCount(number: string): number | null {
  const word = NUMBER_WORDS.findIndex((one) => one.test(number));
  const count = word >= 0 ? word + 1 : Number(number.replace(',', '.'));
  return Number.isFinite(count) ? count : null;
}

/** Every time span with a number: "six months", "24 hours", "2 to 3 weeks". */
function findSpans(text: string): Quantity[] {
  return TIMES.flatMap(({ days }, index) =>
    [...text.matchAll(SPANS[index] as RegExp)].flatMap(([quote, from, to]) => {
      const sizes = [from, to].flatMap((number) => {
        const count = number === undefined ? null : parseCount(number);
        return count === null ? [] : [`${Math.round(count * days * 24)} hours`];
      });
      return sizes.length === 0 ? [] : [{ quote, sizes }];
    }),
  );
}

/** Every measured quantity in a text, in the words of one language or all. */
export function findQuantities(text: string, language?: Language): Quantity[] {
  const plain = text.normalize('NFKC');
  const others = UNITS.flatMap(({ kind, factor }, index) =>
    [...plain.matchAll(PATTERNS[index] as RegExp)].map(([quote, from, to]) => ({
      quote,
      sizes: [from, to].flatMap((number) =>
        number === undefined ? [] : [`${Number(number.replace(',', '.')) * factor} ${kind}`],
      ),
    })),
  );
  return [...findLengths(text, language), ...others, ...findSpans(plain)];
}

/** Quantities in a text that the material lacks, as written. */
export function unsupportedQuantities(
  text: string,
  known: ReadonlySet<string>,
  language?: Language,
): string[] {
  const unknown = findQuantities(text, language).filter(
    ({ sizes }) => !sizes.every((size) => known.has(size)),
  );
  return [...new Set(unknown.map(({ quote }) => quote.trim()))];
}

/** True for a time span: a deadline or an age. */
export const isSpan = (quote: string) => findSpans(quote).length > 0;
