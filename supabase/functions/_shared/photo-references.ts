/**
 * Finds "Photo 3", "Photos 2, 3 and 5", "Fotos 2–4", "写真3" and the like in a text. Depends only on
 * the languages' words, so that functions, screens and documents read references alike.
 */
import type { Language } from './languages/language.ts';
import { TEXTS_IN } from './languages/tables/texts.ts';
import { LETTER } from './languages/word-pattern.ts';
import {
  LIST_PATTERNS,
  type ListPatterns,
  readList,
  type ReferencePart,
} from './photo-reference-lists.ts';

export interface PhotoReference {
  /** The numbers referred to, ranges expanded, in text order. */
  numbers: number[];
  /** The start of the reference; `end` is exclusive. */
  start: number;
  end: number;
  /** Its numbers, ranges and names of deleted photos, in text order. */
  parts: ReferencePart[];
  /** The language of its words, in which lists are rewritten. */
  language: Language;
  /** True when commas may join its numbers: not after a singular word. */
  mayList: boolean;
}

/** All references in a text, in order, without overlaps. */
export function findPhotoReferences(text: string): PhotoReference[] {
  const found = LIST_PATTERNS.flatMap((patterns) => listReferences(text, patterns));
  // The longest match at a place wins.
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const references: PhotoReference[][] = [];
  let end = 0;
  for (const reference of found) {
    const same = references.at(-1);
    if (reference.start >= end) {
      references.push([reference]);
      end = reference.end;
    } else if (same?.[0]?.start === reference.start && end === reference.end) {
      same.push(reference);
    }
  }
  return inTheirLanguage(text, references);
}

function listReferences(text: string, patterns: ListPatterns): PhotoReference[] {
  const { head, language } = patterns;
  const references: PhotoReference[] = [];
  head.lastIndex = 0;
  for (let match = head.exec(text); match; match = head.exec(text)) {
    const [words, many, one] = match;
    const isPlural = many !== undefined || (one !== undefined ? false : null);
    const parts = readList(text, match.index + words.length, patterns, isPlural);
    const end = parts.at(-1)?.end;
    if (end === undefined) continue;
    const numbers = parts.flatMap((part) => part.numbers);
    const mayList = isPlural !== false;
    references.push({ numbers, start: match.index, end, parts, language, mayList });
    head.lastIndex = end;
  }
  return references;
}

/** Picks among equal matches the language that the text most likely has: "Fotos 3–5" exists in three. */
function inTheirLanguage(text: string, readings: PhotoReference[][]): PhotoReference[] {
  const likeliest = new Map<string, Language | undefined>();
  return readings.flatMap((same) => {
    if (same.length < 2) return same;
    const languages = same.map(({ language }) => language);
    const key = languages.join();
    if (!likeliest.has(key)) likeliest.set(key, likeliestLanguage(text, languages));
    return [same.find(({ language }) => language === likeliest.get(key)) ?? same[0]].flatMap(
      (reference) => reference ?? [],
    );
  });
}

/** The numbers that a report of `count` photos does not have, each once, ascending. */
export function unknownPhotoReferences(text: string, count: number): number[] {
  const numbers = findPhotoReferences(text).flatMap((reference) => reference.numbers);
  const unknown = numbers.filter((number) => number < 1 || number > count);
  return [...new Set(unknown)].sort((a, b) => a - b);
}

/** The given language whose common words the text has most of; the first in a tie. */
function likeliestLanguage(text: string, languages: readonly Language[]): Language | undefined {
  const scored = languages.map((language) => {
    const { common } = TEXTS_IN[language];
    const words = new RegExp(`(?<!${LETTER})(?:${common})(?!${LETTER})`, 'gi');
    return { language, score: text.match(words)?.length ?? 0 };
  });
  return scored.reduce<(typeof scored)[number] | undefined>(
    (best, one) => (!best || one.score > best.score ? one : best),
    undefined,
  )?.language;
}
