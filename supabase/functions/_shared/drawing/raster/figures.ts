import type { Point } from '../drawing.ts';
import type { LabelShape } from '../shapes.ts';

/** Each figure's rows of five cells, from the top. */
const FIGURES: Record<string, string> = {
  0: '01110 10001 10011 10101 11001 10001 01110',
  1: '00100 01100 00100 00100 00100 00100 01110',
  2: '01110 10001 00001 00010 00100 01000 11111',
  3: '11111 00010 00100 00010 00001 10001 01110',
  4: '00010 00110 01010 10010 11111 00010 00010',
  5: '11111 10000 11110 00001 00001 10001 01110',
  6: '00110 01000 10000 11110 10001 10001 01110',
  7: '11111 00001 00010 00100 01000 01000 01000',
  8: '01110 10001 10001 01110 10001 10001 01110',
  9: '01110 10001 10001 01111 00001 00010 01100',
};
const [COLUMNS, ROWS] = [5, 7];
/** A share of the letters' size, as in fonts. */
const HEIGHT = 0.72;

/** A number's figures as squares around its baseline's middle; none for labels with other letters. */
export function figureOutlines({ text, at: [x, y], size }: LabelShape): Point[][] {
  if (!/^\d+$/.test(text)) return [];
  const cell = (size * HEIGHT) / ROWS;
  const left = x - ((text.length * (COLUMNS + 1) - 1) * cell) / 2;
  const top = y - ROWS * cell;
  return [...text].flatMap((figure, place) =>
    (FIGURES[figure] ?? '').split(' ').flatMap((row, down) =>
      [...row].flatMap((isLit, across) => {
        if (isLit !== '1') return [];
        const [from, above] = [left + (place * (COLUMNS + 1) + across) * cell, top + down * cell];
        return [
          [
            [from, above],
            [from + cell, above],
            [from + cell, above + cell],
            [from, above + cell],
          ] satisfies Point[],
        ];
      }),
    ),
  );
}
