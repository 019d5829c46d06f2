import type { Language } from '../../languages/language.ts';
import { lengthsIn } from '../../languages/lengths-in.ts';

/** A number with its unit: "0.3 cm" and "3 mm" are one. */
export interface Quantity {
  /** As the text has it. */
  quote: string;
  /** The same for the same quantity, however it is written. */
  sizes: string[];
}

/** What is measured beside lengths and areas, with what one of the unit is of the smallest. */
const UNITS: { kind: string; factor: number; words: string }[] = [
  { kind: 'mass', factor: 1, words: 'kg|kilograms?|kilogramm|キロ(?:グラム)?' },
  { kind: 'mass', factor: 1000, words: 't|tonnes?|tonnen?' },
  { kind: 'force', factor: 1, words: 'kn' },
  { kind: 'pressure', factor: 1, words: 'mpa|n/mm[²2]' },
  {
    kind: 'share',
    factor: 1,
    words: '%|per ?cent|prozent|pour cent|por ciento|procent|por cento|per cento|パーセント',
  },
  { kind: 'angle', factor: 1, words: '°(?!\\s?c)|degrees?|grad|度' },
];

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const TO = String.raw`\s?(?:[-–~〜]|to|bis|à|a|tot|から)\s?`;
const PATTERNS = UNITS.map(
  ({ words }) =>
    new RegExp(
      String.raw`(?<![\p{L}\d.,])(?:(${NUMBER})${TO})?(${NUMBER})\s?-?(?:${words})(?![\p{L}\d])`,
      'giu',
    ),
);

/** Every measured quantity in a text, in the words of one language or of all. */
export function quantitiesIn(text: string, language?: Language): Quantity[] {
  const plain = text.normalize('NFKC');
  const others = UNITS.flatMap(({ kind, factor }, index) =>
    [...plain.matchAll(PATTERNS[index] as RegExp)].map(([quote, from, to]) => ({
      quote,
      sizes: [from, to].flatMap((number) =>
        number === undefined ? [] : [`${Number(number.replace(',', '.')) * factor} ${kind}`],
      ),
    })),
  );
  return [...lengthsIn(text, language), ...others];
}

/** What a text measures and the material does not, as the text has it. */
export function unsupportedQuantities(
  text: string,
  known: ReadonlySet<string>,
  language?: Language,
): string[] {
  const unknown = quantitiesIn(text, language).filter(
    ({ sizes }) => !sizes.every((size) => known.has(size)),
  );
  return [...new Set(unknown.map(({ quote }) => quote.trim()))];
}
