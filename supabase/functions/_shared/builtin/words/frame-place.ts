import type { Plane } from '../pixels/raster.ts';

const SPREAD = 3;
/** By the third from above, then by that from the left; last, where it is spread over all three. */
const PLACES = [
  ['upper left', 'upper', 'upper right', 'across the top'],
  ['left', 'middle', 'right', 'across the middle'],
  ['lower left', 'lower', 'lower right', 'across the bottom'],
  ['left side', 'down the middle', 'right side', 'across'],
] as const;
export type Place = (typeof PLACES)[number][number] | 'somewhere' | 'everywhere';

/** How many pixels of a mask lie in each cell of a 3 x 3 grid over the frame, row by row. */
export function gridMarks(mask: Uint8Array, { width, height }: Plane): number[] {
  const marks = new Array<number>(9).fill(0);
  for (let y = 0; y < height; y++) {
    const row = 3 * cellOf(y, height);
    for (let x = 0; x < width; x++) {
      if (mask[y * width + x] === 0) continue;
      const cell = row + cellOf(x, width);
      marks[cell] = (marks[cell] as number) + 1;
    }
  }
  return marks;
}

/** Which third of `length` a place lies in, 0 to 2. */
function cellOf(place: number, length: number): number {
  return Math.min(2, Math.floor((3 * place) / length));
}

/** Where in the frame something lies. `marks` holds how much of it each cell of a 3 x 3 grid has. */
export function placeInFrame(marks: readonly number[]): Place {
  const total = marks.reduce((sum, mark) => sum + mark, 0);
  if (total === 0) return 'somewhere';
  const share = marks.map((mark) => mark / total);
  // A tenth of it is enough to say that it reaches a cell.
  const reached = share.filter((part) => part > 0.06).length;
  if (reached >= 7) return 'everywhere';
  const row = (r: number) =>
    (share[3 * r] as number) + (share[3 * r + 1] as number) + (share[3 * r + 2] as number);
  const column = (c: number) =>
    (share[c] as number) + (share[c + 3] as number) + (share[c + 6] as number);
  const line = PLACES[strongest([row(0), row(1), row(2)])] as (typeof PLACES)[number];
  return line[strongest([column(0), column(1), column(2)])] as Place;
}

/** The third that holds most of it; 3 when it is spread over all of them. */
function strongest(parts: [number, number, number]): number {
  const most = Math.max(...parts);
  return most >= 0.6 ? parts.indexOf(most) : SPREAD;
}
