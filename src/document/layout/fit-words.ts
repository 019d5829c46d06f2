import type { Run } from '../model/report-text';
import type { Hyphenate } from './hyphenation';

/** A stretch between two places where a line may end without a hyphen. */
const PIECES = /[^\s–/-]+/gu;
const WORDS = /\p{Script=Latin}{6,}/gu;

/** Widths of Arial's widest letters as a share of the size; others take at most `USUAL`. */
const LETTERS: [RegExp, number][] = [
  [/[ijl'’]/u, 0.23],
  [/[fItr.,:;()]/u, 0.34],
  [/[ckJsvxyz]/u, 0.5],
  [/w/u, 0.73],
  [/W/u, 0.95],
  [/[mM%]/u, 0.89],
  [/\p{Lu}/u, 0.78],
  [/[\u2e80-\uffff]/u, 1],
];
const USUAL = 0.56;
const WIDEST = 0.95;
const BOLD = 1.1;

interface Place {
  width: number;
  size: number;
  font?: string;
}

/** Puts soft hyphens into each word that is wider than its place. */
export function fitWords(text: string, { width, size, font }: Place, hyphenate: Hyphenate): string {
  const most = width / (size * (font === 'bold' ? BOLD : 1));
  return text.replace(PIECES, (piece) =>
    piece.length * WIDEST <= most || measureWidth(piece) <= most
      ? piece
      : piece.replace(WORDS, hyphenate),
  );
}

/** Does the same for runs, except references to photos. */
export function fitRuns(runs: readonly Run[], place: Place, hyphenate: Hyphenate): Run[] {
  return runs.map((run) =>
    run.photo === null
      ? {
          ...run,
          text: fitWords(run.text, run.isBold ? { ...place, font: 'bold' } : place, hyphenate),
        }
      : run,
  );
}

/** An upper bound of a text's width, as a share of its size. */
export const measureWidth = (text: string) =>
  Array.from(text).reduce(
    (sum, letter) => sum + (LETTERS.find(([kind]) => kind.test(letter))?.[1] ?? USUAL),
    0,
  );
