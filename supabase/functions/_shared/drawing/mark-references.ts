/**
 * Finds the marks that a text cites after a photo: "Photo 3, mark 2", "Fotos 3 und 4 (Markierungen
 * 1 und 2)". Their numbers belong to the drawing and stay when photos are renumbered.
 */
import { findPhotoReferences } from '../photo-references.ts';
import { MARK_PATTERNS, readList, type ReferencePart } from '../photo-reference-lists.ts';

export interface MarkReference {
  /** The photo's number; of several, the last, which the mark follows. */
  photo: number;
  mark: number;
  /** The start of the mark's number or range; `end` is exclusive. */
  start: number;
  end: number;
}

/** Includes what may come between a word and its number. */
const LONGEST_WORD = 40;
/** Between a photo's number and the word for its mark. */
const JOINT = /[^\S\r\n]*[,、，:：(（/]?[^\S\r\n]*/uy;

/** All marks cited in a text, in order, except those of deleted photos. */
export function findMarkReferences(text: string): MarkReference[] {
  return findPhotoReferences(text).flatMap(({ numbers, parts, end }) => {
    const photo = numbers.at(-1);
    if (photo === undefined || parts.at(-1)?.name !== null) return [];
    return partsAfter(text, end).flatMap((part) =>
      part.numbers.map((mark) => ({ photo, mark, start: part.start, end: part.end })),
    );
  });
}

function partsAfter(text: string, end: number): ReferencePart[] {
  JOINT.lastIndex = end;
  const from = end + (JOINT.exec(text)?.[0].length ?? 0);
  const rest = text.slice(from, from + LONGEST_WORD);
  const readings = MARK_PATTERNS.map((patterns) => {
    patterns.head.lastIndex = 0;
    const match = patterns.head.exec(rest);
    if (match?.index !== 0) return [];
    const [words, many, one] = match;
    const isPlural = many !== undefined || (one !== undefined ? false : null);
    return readList(text, from + words.length, patterns, isPlural);
  });
  // Languages share the word but not their "and": the longest match counts.
  return readings.reduce((best, one) =>
    (one.at(-1)?.end ?? 0) > (best.at(-1)?.end ?? 0) ? one : best,
  );
}
