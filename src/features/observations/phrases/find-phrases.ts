/** A phrase to offer, with this person's uses; 0 for a built-in one. */
export interface Phrase {
  text: string;
  uses: number;
}

/** A longer list is slower to read than to type. */
const MAX_SHOWN = 6;

/** A phrase with its searchable words, computed once: every key searches it. */
export interface IndexedPhrase extends Phrase {
  words: string[];
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

export function indexPhrases(phrases: readonly Phrase[]): IndexedPhrase[] {
  return phrases.map((phrase) => ({ ...phrase, words: plain(phrase.text) }));
}

/**
 * Finds phrases where every typed word begins a word: the preferred first, then those that begin as typed, then by use.
 * Without typed words, the first ones. Text already typed in full is not offered.
 */
export function findPhrases(
  phrases: readonly IndexedPhrase[],
  typed: string,
  preferred: readonly string[] = [],
): Phrase[] {
  const sought = plain(typed);
  const found = phrases.filter(({ text, words }) => {
    if (text.trim() === typed.trim()) return false;
    return sought.every((part) => words.some((word) => isBegunBy(word, part)));
  });
  const ranked = found.toSorted(
    (a, b) =>
      Number(preferred.includes(b.text)) - Number(preferred.includes(a.text)) ||
      Number(begins(b.words, sought)) - Number(begins(a.words, sought)) ||
      b.uses - a.uses,
  );
  return ranked.slice(0, MAX_SHOWN).map(({ text, uses }) => ({ text, uses }));
}

/** In scripts without spaces a word is a sentence: typed text may be anywhere in it. */
function isBegunBy(word: string, part: string): boolean {
  return word.startsWith(part) || (/[぀-ヿ㐀-鿿]/.test(part) && word.includes(part));
}

function begins(words: readonly string[], sought: readonly string[]): boolean {
  return sought.every((part, index) => words[index]?.startsWith(part) ?? false);
}
