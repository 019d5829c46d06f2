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

/** Days that a unit has, and its words in every language: "within six months" is a deadline that somebody has to have set. */
const TIMES: { days: number; words: string }[] = [
  { days: 1 / 24, words: 'hours?|stunden?|heures?|horas?|uur|uren|or[ae]|時間' },
  { days: 1, words: 'days?|tage?n?|jours?|días?|dag(?:en)?|dias?|giorn[oi]|日(?:間|以内)' },
  { days: 7, words: 'weeks?|wochen?|semaines?|semanas?|we(?:ek|ken)|settiman[ae]|週間' },
  { days: 30, words: 'months?|monate?n?|mois|mes(?:es)?|maand(?:en)?|mês|mes[ei]|[かヶカケ]月' },
  {
    days: 365,
    words: 'years?|jahre?n?|ans?|années?|años?|ja(?:ar|ren)|anos?|ann[oi]|年(?:間|以内)',
  },
];

/** From one to twelve, in each language that has words for them; Japanese counts in figures. */
const NUMBER_WORDS = [
  'one|ein(?:e[nmrs]?)?|une?|un[oa]?|één|een|uma?',
  'two|zwei|deux|dos|twee|dois|duas|due',
  'three|drei|trois|tres|drie|três|tre',
  'four|vier|quatre|cuatro|quatro|quattro',
  'five|fünf|cinq|cinco|vijf|cinque',
  'six|sechs|seis|zes|sei',
  'seven|sieben|sept|siete|zeven|sete|sette',
  'eight|acht|huit|ocho|oito|otto',
  'nine|neun|neuf|nueve|negen|nove',
  'ten|zehn|dix|diez|tien|dez|dieci',
  'eleven|elf|onze|once|undici',
  'twelve|zwölf|douze|doce|twaalf|doze|dodici',
].map((words) => new RegExp(`^(?:${words})$`, 'iu'));

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const TO = String.raw`\s?(?:[-–~〜]|to|bis|à|a|tot|から)\s?`;
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

function countOf(number: string): number | null {
  const word = NUMBER_WORDS.findIndex((one) => one.test(number));
  const count = word >= 0 ? word + 1 : Number(number.replace(',', '.'));
  return Number.isFinite(count) ? count : null;
}

/** Every span of time with a number: "six months", "24 hours", "2 to 3 weeks". */
function spansIn(text: string): Quantity[] {
  return TIMES.flatMap(({ days }, index) =>
    [...text.matchAll(SPANS[index] as RegExp)].flatMap(([quote, from, to]) => {
      const sizes = [from, to].flatMap((number) => {
        const count = number === undefined ? null : countOf(number);
        return count === null ? [] : [`${Math.round(count * days * 24)} hours`];
      });
      return sizes.length === 0 ? [] : [{ quote, sizes }];
    }),
  );
}

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
  return [...lengthsIn(text, language), ...others, ...spansIn(plain)];
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
