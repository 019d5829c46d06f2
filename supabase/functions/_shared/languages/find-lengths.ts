/**
 * Finds the lengths and areas that a text states in any report language: a number with a unit, as a
 * measurement. "Column C4 in the foreground" has none, nor do a sign's quoted words.
 */
import { LANGUAGES, type Language } from './language.ts';
import type { LanguagePatterns } from './forms/patterns.ts';
import { splitSentences } from './split-sentences.ts';
import { FACTS_IN } from './tables/facts.ts';
import { PATTERNS_IN } from './tables/patterns.ts';
import { TEXTS_IN } from './tables/texts.ts';
import { wordPattern } from './word-pattern.ts';

export interface FoundLength {
  quote: string;
  /** Normalised sizes: "2 mm", "0,2 cm" and "２㎜" are equal. A size by comparison begins with ~. */
  sizes: string[];
}

/** Bounded, like all below: text planted in a photo must not keep the host busy. */
const NUMBER = String.raw`(?:(?:\d{1,6}[ -])?\d{1,6}\s?[/⁄]\s?\d{1,6}|\d{1,9}(?:[.,]\d{1,9}){0,3})`;
/** Joins two numbers before a unit: "2 to 3 mm". */
const JOINS = Object.values(TEXTS_IN)
  .map(({ photos }) => `${photos.to}|${photos.and}`)
  .join('|');
const SYMBOLS: Record<string, number> = { mm: 1, cm: 10, dm: 100, m: 1000, km: 1e6, μm: 0.001 };
const AREA = String.raw`(?:\^?[23])?`;
/** Excludes names such as M12 or C25/30; "Ø12" is a size. */
const BEFORE = String.raw`(?<![a-zß-öù-ɏA-ZÀ-ÖÙ-Þ\d]|\d[.,/])`;
const AFTER = String.raw`(?![a-zà-ɏA-ZÀ-Þ\d])`;

/** Things that are numbered: "Bay 2 in the north wall". */
const NUMBERED = String.raw`(?:bay|column|level|floor|store?y|room|unit|photo|picture|image|figure|fig|no|nos|number|grid|line|axis|pier|span|block|phase|section|zone|area|panel|beam|wall|door|window|stair|flight|row|item|point|step|apartment|flat|house|building|gate|abutment|truss|frame|type|class|grade|category|stage|part|crack|defect|location|position)`;
const DIMENSION = String.raw`(?:wide|thick|deep|long|high|tall|across|diameter|dia|width|depth|length|offset)`;
/** "in" is a unit before a dimension, a thing that has one, or the end. */
const INCH = String.raw`(?<!\b${NUMBERED}s?[\s.:#]{0,2})${BEFORE}${NUMBER}(?:\s?(?:-|–|to|x|by)\s?${NUMBER}){0,4}[\s-]?(?:in(?:\.?(?=[\s-]*(?:${DIMENSION}|cracks?|gaps?|holes?|openings?|joints?|spalls?)\b)|\.(?=\s+[a-z])|\.?\s*(?=$|[,;:)])|(?=\s?[x×]\s?\d)))`;
const FEET = String.raw`${BEFORE}\d+\s?['’′]\s?(?:${NUMBER}\s?(?:["”″]|''|′′)|(?=${DIMENSION}\b))`;
const INCH_MARK = String.raw`${BEFORE}${NUMBER}(?:\s?(?:-|–|to|x|by)\s?${NUMBER}){0,4}\s?(?:["”″]|''|′′)${AFTER}`;

const QUOTED =
  /(?<!\d)"[^"]{1,120}"|“[^”]{1,120}”|„[^“”]{1,120}[“”]|«[^»]{1,120}»|「[^」]{1,120}」|『[^』]{1,120}』|(?<![\p{L}\d])['‘][^'’]{1,80}['’](?!\p{L})/gu;

const findThings = (text: string, things: RegExp) =>
  Array.from(text.matchAll(things), ([thing]) => `~${thing.toLowerCase().slice(0, 4)}`);

/** The comparisons that a text permits by naming the thing, in the form of `findLengths`. */
export const findLikened = (text: string) =>
  PATTERNS.flatMap(({ things }) => findThings(text, things));

/** True for a size by comparison: "a finger's width". */
export const isLikened = (size: string) => size.startsWith('~');

/** A size from `findLengths` in millimetres; NaN for an area, a volume or a size without a number. */
export function toMillimetres(size: string): number {
  return size.endsWith('^1') ? Number.parseFloat(size) : Number.NaN;
}

/** The lengths that a text states, in one language's words or all. */
export function findLengths(text: string, language?: Language): FoundLength[] {
  const patterns = language ? PATTERNS.filter((one) => one.language === language) : PATTERNS;
  return splitSentences(text).flatMap((sentence) => {
    const plain = sentence.replace(/(\d)?([½¼¾⅛])/g, '$1 $2').normalize('NFKC');
    return listLengths(withoutSigns(plain, patterns), patterns);
  });
}

interface LengthPatterns {
  language: Language;
  words: LanguagePatterns;
  inWords: RegExp;
  likened: RegExp;
  things: RegExp;
  square: RegExp;
  signs: RegExp;
  damage: RegExp;
}

const PATTERNS = LANGUAGES.map((language): LengthPatterns => {
  const words = PATTERNS_IN[language];
  const { isUnspaced } = FACTS_IN[language];
  const { lengths } = words;
  const likened = lengths.likened.replaceAll('{thing}', `(?:${lengths.things})`);
  return {
    language,
    words,
    inWords: inWords(words, isUnspaced),
    likened: wordPattern(likened, language),
    things: new RegExp(lengths.things, 'giu'),
    square: new RegExp(`(?:${words.lengths.square})`, 'iu'),
    signs: wordPattern(words.sign.things, language, 'iu'),
    damage: wordPattern(words.damage, language, 'iu'),
  };
});

/** Numbers in figures or words before a unit, and lengths without a number. */
function inWords({ lengths }: LanguagePatterns, isUnspaced: boolean): RegExp {
  const gap = isUnspaced ? '\\s?' : '\\s+';
  const units = [...lengths.units.map(([words]) => words), 'mm|cm'].join('|');
  const figures = `${NUMBER}(?:\\s?(?:[-–~〜x×]|${JOINS})\\s?${NUMBER}){0,4}[\\s-]?`;
  const number = `(?:${figures}|(?:${lengths.numbers})${isUnspaced ? '' : '[\\s-]+'})`;
  const square = `(?:(?:${lengths.square})${isUnspaced ? '' : '\\s*'})?`;
  const before = isUnspaced ? '' : BEFORE;
  const after = isUnspaced ? '' : AFTER;
  return new RegExp(
    `${before}(?:${number}${square}(?:${units})(?:${gap}(?:${lengths.square}))?|${lengths.bare})${after}`,
    'giu',
  );
}

const SYMBOLIC = new RegExp(
  `${BEFORE}${NUMBER}(?:\\s?(?:[-–—~〜x×]|${JOINS})\\s?${NUMBER}){0,4}[\\s-]?(?:μm|[mM][mM]|[cC][mM]|dm|km|m)${AREA}${AFTER}`,
  'gu',
);
const MARKS = new RegExp([FEET, INCH_MARK, INCH].join('|'), 'giu');

function listLengths(sentence: string, patterns: readonly LengthPatterns[]): FoundLength[] {
  const matches = [SYMBOLIC, MARKS, ...patterns.map((one) => one.inWords)].flatMap((pattern) => [
    ...sentence.matchAll(pattern),
  ]);
  matches.sort((a, b) => a.index - b.index || b[0].length - a[0].length);
  let end = 0;
  // The longest match at a place wins.
  const measured = matches.flatMap(({ 0: quote, index }) => {
    if (index < end) return [];
    end = index + quote.length;
    return [{ quote: quote.trim(), sizes: listSizes(quote, patterns) }];
  });
  const likened = patterns.flatMap(({ likened, things }) =>
    [...sentence.matchAll(likened)].map(([quote]) => ({ quote, sizes: findThings(quote, things) })),
  );
  return [...measured, ...likened];
}

function listSizes(quote: string, patterns: readonly LengthPatterns[]): string[] {
  const plain = patterns.reduce((text, { square }) => text.replace(square, ''), quote);
  const isArea = plain !== quote || /[a-zμ]\^?2$/i.test(quote);
  const exponent = isArea ? '2' : (/[a-zμ]\^?(3)$/i.exec(quote)?.[1] ?? '1');
  const bare = plain.replace(/\^?[23]$/, '');
  const millimetres = millimetresOfUnit(bare.replace(/^.*\d[\s-]*(?=\D)/su, ''), patterns);
  const numbers = bare.match(new RegExp(NUMBER, 'g')) ?? [];
  if (millimetres === null || numbers.length === 0) return [quote.trim().toLowerCase()];
  return numbers.map((number) => `${(parseNumber(number) * millimetres).toFixed(3)}^${exponent}`);
}

function millimetresOfUnit(unit: string, patterns: readonly LengthPatterns[]): number | null {
  const symbol = SYMBOLS[unit.trim().toLowerCase()];
  if (symbol !== undefined) return symbol;
  if (/^\s*(?:["”″]|''|′′|in\b)/.test(unit)) return 25.4;
  const units = patterns.flatMap(({ words }) => words.lengths.units);
  const found = units.find(([words]) => new RegExp(`^\\s*(?:${words})`, 'iu').test(unit));
  return found?.[1] ?? null;
}

/** Parses "0,3", "2.5" and "1 1/2". */
function parseNumber(text: string): number {
  const parts = /^(?:(\d+)[ -])?(\d+)\s?[/⁄]\s?(\d+)$/.exec(text);
  if (parts) return Number(parts[1] ?? 0) + Number(parts[2]) / Number(parts[3]);
  return Number(text.replace(',', '.'));
}

/** Removes a sign's quoted words, unless the sentence describes damage there. */
function withoutSigns(sentence: string, patterns: readonly LengthPatterns[]): string {
  return sentence.replace(QUOTED, (quoted: string, at: number) => {
    const before =
      sentence
        .slice(0, at)
        .split(/[,;:、，](?!\s*$)/)
        .at(-1) ?? '';
    const after = sentence.slice(at + quoted.length).split(/[,;:、，]/)[0] ?? '';
    const isRead = patterns.some(
      ({ signs, damage }) =>
        (signs.test(before) || signs.test(after.slice(0, 30))) && !damage.test(before + after),
    );
    return isRead ? ' '.repeat(quoted.length) : ` ${quoted.slice(1, -1)} `;
  });
}
