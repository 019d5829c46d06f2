import type { ColourPlanes } from './pixels/colour.ts';
import { cellOf } from './words/frame-place.ts';

/** Pixels of each kind of mark in each cell of a 3 x 3 grid over the frame, row by row. */
export interface StainMarks {
  rust: number[];
  green: number[];
  deposit: number[];
  hollow: number[];
}

export function findStains(colours: ColourPlanes): StainMarks {
  const { width, height } = colours.light;
  const none = () => new Array<number>(9).fill(0);
  const marks = { rust: none(), green: none(), deposit: none(), hollow: none() };
  const columns = [0, 1, 2, 3].map((column) => Math.ceil((column * width) / 3));
  for (let y = 0; y < height; y++) {
    for (let column = 0; column < 3; column++) {
      const cell = 3 * cellOf(y, height) + column;
      const from = y * width + (columns[column] as number);
      const to = y * width + (columns[column + 1] as number);
      addMarks(marks, cell, colours, from, to);
    }
  }
  return marks;
}

/** Adds the marks of the pixels `from` to `to`, which lie in one cell of the grid. */
function addMarks(
  marks: StainMarks,
  cell: number,
  { light, redGreen, yellowBlue, around }: ColourPlanes,
  from: number,
  to: number,
): void {
  let [rust, green, deposit, hollow] = [0, 0, 0, 0];
  for (let i = from; i < to; i++) {
    const lightness = light.data[i] as number;
    const nearby = around.data[i] as number;
    const red = redGreen.data[i] as number;
    const yellow = yellowBlue.data[i] as number;
    const chroma = Math.abs(red) + Math.abs(yellow);
    // Orange-brown: redder than yellow stone, yellower than red paint or brick.
    if (lightness < 170 && red > 14 && yellow > 18 && red < 2.2 * yellow) rust++;
    // Leaf, moss and algae green: more green than red, little blue, never as bright as paint.
    if (red < -3 && yellow > 0.15 * lightness && lightness < 190) green++;
    if (lightness > nearby + 28 && lightness > 110 && chroma < 34) deposit++;
    if (lightness < 0.62 * nearby) hollow++;
  }
  marks.rust[cell] = (marks.rust[cell] as number) + rust;
  marks.green[cell] = (marks.green[cell] as number) + green;
  marks.deposit[cell] = (marks.deposit[cell] as number) + deposit;
  marks.hollow[cell] = (marks.hollow[cell] as number) + hollow;
}
