/** What a phrase leaves to be measured on site. */
const GAP = '…';

/** Where the cursor writes, and what is looked for there. */
export interface PhraseQuery {
  /** Where the text begins that a phrase would take the place of; it ends at the cursor. */
  from: number;
  typed: string;
  /** Whether the person asked by the slash key; otherwise it is an offer beside their typing. */
  isAsked: boolean;
}

/** Fewer letters are in too many phrases for an offer that nobody asked for. */
const LEAST_TYPED = 3;

/**
 * What is looked for at the cursor: the sentence that is being written, or what follows a slash that begins a word.
 * Null where nothing is to be offered: in the middle of a text, or at the beginning of a word.
 */
export function phraseQuery(text: string, cursor: number): PhraseQuery | null {
  const before = text.slice(0, cursor);
  const asked = /(?:^|\s)\/([^/\n]*)$/.exec(before);
  if (asked) {
    const typed = asked[1] ?? '';
    return { from: cursor - typed.length - 1, typed, isAsked: true };
  }
  if (text.slice(cursor).trim() !== '') return null;
  const typed = lastSentence(before).trimStart();
  if (typed.trim().length < LEAST_TYPED) return null;
  return { from: cursor - typed.length, typed, isAsked: false };
}

function lastSentence(before: string): string {
  const ends = [...before.matchAll(/[.!?]\s+|。\s*|\n/gu)];
  const end = ends.at(-1);
  return end ? before.slice(end.index + end[0].length) : before;
}

/** The text with the phrase in place of what was looked for, and what of it is to be selected: its first gap. */
export function insertPhrase(
  text: string,
  { from, typed, isAsked }: PhraseQuery,
  phrase: string,
): { text: string; start: number; end: number } {
  const cursor = from + typed.length + (isAsked ? 1 : 0);
  const gap = phrase.indexOf(GAP);
  const start = from + (gap === -1 ? phrase.length : gap);
  return {
    text: text.slice(0, from) + phrase + text.slice(cursor),
    start,
    end: gap === -1 ? start : start + GAP.length,
  };
}

/** The next gap after the cursor, to be typed over; null where there is none. */
export function nextGap(text: string, cursor: number): { start: number; end: number } | null {
  const start = text.indexOf(GAP, cursor);
  return start === -1 ? null : { start, end: start + GAP.length };
}
