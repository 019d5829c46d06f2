/**
 * True when one name has all words of the other: "Roof" and "Roof: covering" may be the same subject, "Roof: gutter" is
 * another. In languages without spaces one word may be inside another: 屋根 in 屋根瓦.
 */
export function namesTheSame(one: string, other: string): boolean {
  return hasAllWords(one, other) || hasAllWords(other, one);
}

export const hasAllWords = (name: string, other: string): boolean =>
  areAmong(splitWords(other), splitWords(name));

/** Short lower-case words connect others: "fixings of the balustrade". */
const JOINS = /^\p{Ll}{1,3}$/u;
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;
const WORD = new RegExp(String.raw`${UNSPACED}+|(?:(?!${UNSPACED})[\p{L}\p{N}])+`, 'gu');
const IS_UNSPACED = new RegExp(UNSPACED, 'u');

interface Word {
  letters: string;
  joins: boolean;
}

function splitWords(name: string): Word[] {
  const isInCapitals = /\p{Lu}{4}/u.test(name);
  // Connects words in the same way, without spaces.
  const spaced = name.replaceAll('の', ' ');
  const words = (isInCapitals ? spaced.toLowerCase() : spaced).match(WORD) ?? [];
  return words.map((word) => ({ letters: word.toLowerCase(), joins: JOINS.test(word) }));
}

function areAmong(some: readonly Word[], all: readonly Word[]): boolean {
  const isAmong = ({ letters }: Word) =>
    all.some((one) => one.letters === letters || isWithin(letters, one.letters));
  return some.some(isAmong) && some.every((word) => word.joins || isAmong(word));
}

const isWithin = (word: string, other: string) => IS_UNSPACED.test(other) && other.includes(word);
