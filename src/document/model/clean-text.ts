import { takeText } from '@shared/text/take-text';

// eslint-disable-next-line no-restricted-syntax -- it judges a line, and takes nothing out
const NOTHING_VISIBLE = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u;

const FIRST_STRONG = /\p{L}/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** One line that any file format can hold: no control characters, no lone surrogates, no line breaks. */
export function cleanLine(text: string): string {
  return splitLines(text).join(' ');
}

/** The visible lines of a text, each cleaned and trimmed. */
export function splitLines(text: string): string[] {
  return splitTypedLines(text)
    .map((line) => line.replaceAll('\t', ' ').trim())
    .filter((line) => line !== '');
}

/**
 * All lines of a text as stored, with the spaces and tabs as typed, which parse-text.ts interprets. A line with nothing
 * visible is empty.
 */
export function splitTypedLines(text: string): string[] {
  return takeText(text)
    .split('\n')
    .map((line) => (NOTHING_VISIBLE.test(line) ? '' : line));
}

export function isRightToLeft(line: string): boolean {
  const first = FIRST_STRONG.exec(line);
  return first !== null && RIGHT_TO_LEFT.test(first[0]);
}

/** A line's width in Latin letters: Chinese, Japanese and Korean ones count twice. */
export function widthInLetters(text: string): number {
  return (
    Array.from(text).length +
    (text.match(/[\u1100-\u11ff\u2e80-\ud7ff\uff00-\uff60]/g)?.length ?? 0)
  );
}

/** Shortens a line to the width of `most` Latin letters, for places that cannot measure it. */
export function shortenLine(text: string, most: number): string {
  if (widthInLetters(text) <= most) return text;
  const letters = Array.from(text);
  while (letters.length > 0 && widthInLetters(letters.join('')) >= most) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
