/** A gap in a phrase, for a size to be measured on site. */
const GAP = '…';

/** The cursor's place and the words to find phrases for. */
export interface PhraseQuery {
  /** Start of the text to replace; it ends at the cursor. */
  from: number;
  typed: string;
  /** Requested by the slash key, not offered during typing. */
  isAsked: boolean;
}

/** Fewer letters match too many phrases. */
const LEAST_TYPED = 3;

/**
 * The words to search phrases for at the cursor: the sentence being written, or the text after a slash that begins a
 * word. Null in the middle of a text and at the beginning of a word.
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

/** Inserts the phrase in place of the typed words; returns its first gap as the selection. */
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

/** The next gap after the cursor; null where there is none. */
export function nextGap(text: string, cursor: number): { start: number; end: number } | null {
  const start = text.indexOf(GAP, cursor);
  return start === -1 ? null : { start, end: start + GAP.length };
}
