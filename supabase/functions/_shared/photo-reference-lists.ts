/** Reads the numbers after "Photo" or "Fotos", up to the end of the list. */
import { LANGUAGES, type Language } from './languages/language.ts';
import { FACTS_IN } from './languages/tables/facts.ts';
import type { PhotoReferenceWords } from './languages/forms/texts.ts';
import { TEXTS_IN } from './languages/tables/texts.ts';
import { LETTER } from './languages/word-pattern.ts';

export interface ReferencePart {
  start: number;
  end: number;
  /** One number, a range's numbers, or none for a name. */
  numbers: number[];
  /** A deleted photo's name: 'deleted', 'deleted 2'. */
  name: string | null;
  /** The text between the ends of a range: '–', ' to '. */
  through: string | null;
  /** Each number as written: one, or a range's two ends. */
  written: { number: number; start: number; end: number }[];
}

/** The grammatical number of the word before the list; null where it may be either. */
type IsPlural = boolean | null;

/** A longer range is no real reference; it is read as its two ends. */
export const MAX_RANGE = 1000;

const SPACE = String.raw`[^\S\r\n]*`;
const GAP = String.raw`[^\S\r\n]+`;
const DASH = '[-‐-―−~〜～]';
const NUMBER = '([0-9０-９]{1,6})';
const NAME = sticky(String.raw`\[(deleted(?: \d{1,6})?)\]`);

// Part of a longer number, a decimal, a time or a date: not a photo's number.
const NO_PART = String.raw`[0-9０-９]|[.:]\d|\/\d{1,2}\/\d|-\d{1,2}-\d`;
/** The words of all languages with spaces, or of those without. */
const joinWords = (kind: 'time' | 'units', isUnspaced: boolean) =>
  LANGUAGES.filter((language) => FACTS_IN[language].isUnspaced === isUnspaced)
    .map((language) => TEXTS_IN[language].photos[kind])
    .join('|');
const TIME = joinWords('time', false);
const UNIT = `mm|cm|dm|m|km|µm|ft|k?n|kg|mpa|m²|${joinWords('units', false)}`;
const COUNTER = `mm|cm|m|%|${joinWords('time', true)}|${joinWords('units', true)}`;

/** After a unit: "5 n'ont" and "5 m'ont" have none. */
const UNIT_ENDS = `(?!${LETTER}|['’]${LETTER})`;

/** Excluded after a photo's number; the first number after the word is doubted least. */
const FIRST_NUMBER = sticky(
  `${NUMBER}(?!${NO_PART}|${LETTER}|${SPACE}%|${SPACE}(?:${TIME})(?!${LETTER}))`,
);
const LATER_NUMBER = sticky(
  `${NUMBER}(?!${NO_PART}|${LETTER}|,\\d+${SPACE}(?:${UNIT})${UNIT_ENDS}|${SPACE}[%‰°]|${SPACE}["'′″’”](?=${SPACE}(?:x|×|${LETTER}{3}))|${SPACE}(?:${TIME}|${UNIT})${UNIT_ENDS})`,
);
const UNSPACED_NUMBER = sticky(`${NUMBER}(?!${NO_PART}|[a-z]|${SPACE}(?:${COUNTER}))`);

const SPACED_DASH = sticky(`${SPACE}${DASH}${SPACE}`);
const WORD_FOLLOWS = sticky(`${SPACE}${LETTER}`);
const GOES_ON_AS_WORDS = sticky(`${GAP}(?:${LETTER}|\\d)`);

/** A language's patterns. All but `head` are sticky: they match at their position or not at all. */
export interface ListPatterns {
  language: Language;
  /** The word and what may precede the first number. Its groups: the plural, the singular. */
  head: RegExp;
  until: RegExp;
  comma: RegExp;
  and: RegExp;
  /** The word or the mark repeated: "and Photo", "und Nr.". */
  again: RegExp;
  markAgain: RegExp;
}

export const LIST_PATTERNS: readonly ListPatterns[] = LANGUAGES.map((language) =>
  listPatterns(language, TEXTS_IN[language].photos),
);

/** Patterns for marks on photos, listed like photos' numbers. */
export const MARK_PATTERNS: readonly ListPatterns[] = LANGUAGES.map((language) =>
  listPatterns(language, TEXTS_IN[language].marks),
);

function listPatterns(
  language: Language,
  { one, many, either = '(?!)' }: Pick<PhotoReferenceWords, 'one' | 'many' | 'either'>,
): ListPatterns {
  const { mark, and, to } = TEXTS_IN[language].photos;
  const { isUnspaced } = FACTS_IN[language];
  const gap = isUnspaced ? SPACE : GAP;
  const start = isUnspaced ? '' : `(?<![0-9]|${LETTER})`;
  const optionalMark = `(?:(?:${mark})${SPACE})?`;
  const comma = isUnspaced ? '[,，、;/／・]' : '[,;/]';
  return {
    language,
    head: new RegExp(
      `${start}(?:(${many})|(${one})|(?:${either}))${SPACE}${optionalMark}(?=[0-9０-９]|\\[deleted)`,
      'gi',
    ),
    until: sticky(`${gap}(?:${to})${gap}`),
    comma: sticky(`${SPACE}${comma}${SPACE}(?:(?:${and}|&)${gap})?`),
    and: sticky(`${SPACE}[&+]${SPACE}|${gap}(?:${and})${gap}`),
    again: sticky(`(?:(?:${many}|${one}|${either})${SPACE})?${optionalMark}`),
    markAgain: sticky(optionalMark),
  };
}

/** The numbers, ranges and names from `at` on; empty for none. */
export function readList(
  text: string,
  at: number,
  patterns: ListPatterns,
  isPlural: IsPlural,
): ReferencePart[] {
  const parts: ReferencePart[] = [];
  let part = readPart(text, at, patterns, { isFirst: true, isPlural });
  while (part) {
    parts.push(part);
    part = nextPart(text, part.end, patterns, isPlural);
  }
  return parts;
}

function nextPart(
  text: string,
  end: number,
  patterns: ListPatterns,
  isPlural: IsPlural,
): ReferencePart | null {
  const conjoined = joinedPart(text, end, patterns.and, patterns, isPlural);
  if (conjoined || isPlural === false) return conjoined;
  const listed = joinedPart(text, end, patterns.comma, patterns, isPlural);
  if (!listed || isPlural) return listed;
  // After a word that may be singular, a comma may start something else ("Foto 3, 12 Risse"),
  // unless the list continues or ends there.
  const isSure =
    !matchAt(GOES_ON_AS_WORDS, text, listed.end) ||
    joinedPart(text, listed.end, patterns.and, patterns, isPlural) !== null ||
    joinedPart(text, listed.end, patterns.comma, patterns, isPlural) !== null;
  return isSure ? listed : null;
}

function joinedPart(
  text: string,
  end: number,
  joint: RegExp,
  patterns: ListPatterns,
  isPlural: IsPlural,
): ReferencePart | null {
  const joined = matchAt(joint, text, end);
  if (!joined) return null;
  const from = end + joined[0].length;
  const again = isPlural ? patterns.again : patterns.markAgain;
  const skipped = matchAt(again, text, from)?.[0].length ?? 0;
  return readPart(text, from + skipped, patterns, { isFirst: false, isPlural });
}

function readPart(
  text: string,
  start: number,
  patterns: ListPatterns,
  { isFirst, isPlural }: { isFirst: boolean; isPlural: IsPlural },
): ReferencePart | null {
  const match = matchAt(NAME, text, start);
  if (match) {
    const end = start + match[0].length;
    const name = (match[1] ?? '').toLowerCase();
    return { start, end, numbers: [], name, through: null, written: [] };
  }
  const { isUnspaced } = FACTS_IN[patterns.language];
  const later = isUnspaced ? UNSPACED_NUMBER : LATER_NUMBER;
  const first = writtenAt(isFirst && !isUnspaced ? FIRST_NUMBER : later, text, start);
  if (!first) return null;
  const single = {
    start,
    end: first.end,
    numbers: [first.number],
    name: null,
    through: null,
    written: [first],
  };
  const through = matchAt(patterns.until, text, first.end) ?? matchAt(SPACED_DASH, text, first.end);
  const last = through && writtenAt(later, text, first.end + through[0].length);
  if (!through || !last) return single;
  // "Photo 3 - 2 cracks" is not a range; "Photo 3 - 5.", "Photo 3–5" and "Photos 3 - 5 show" are.
  const isLoose = /^\s|\s$/.test(through[0]) && matchAt(SPACED_DASH, through[0], 0) !== null;
  const mayBeLoose = isUnspaced || (isFirst && isPlural === true);
  if (isLoose && !mayBeLoose && matchAt(WORD_FOLLOWS, text, last.end)) return single;
  const numbers = expandRange(first.number, last.number);
  return { start, end: last.end, numbers, name: null, through: through[0], written: [first, last] };
}

function writtenAt(pattern: RegExp, text: string, start: number) {
  const digits = matchAt(pattern, text, start)?.[1];
  return digits === undefined
    ? null
    : { number: parseNumber(digits), start, end: start + digits.length };
}

function expandRange(from: number, to: number): number[] {
  if (to === from) return [from];
  if (to < from || to - from > MAX_RANGE) return [from, to];
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Reads full-width digits too. */
function parseNumber(digits: string): number {
  return Number(
    digits.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0)),
  );
}

function sticky(source: string): RegExp {
  return new RegExp(source, 'iy');
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
