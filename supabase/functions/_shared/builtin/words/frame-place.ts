import type { Plane } from '../pixels/raster.ts';

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

/** Where in the frame something lies, in words. `marks` holds how much of it each cell of a 3 x 3 grid has. */
export function describePlace(marks: readonly number[]): string {
  const total = marks.reduce((sum, mark) => sum + mark, 0);
  if (total === 0) return 'in the frame';
  const share = marks.map((mark) => mark / total);
  // A tenth of it is enough to say that it reaches a cell.
  const reached = share.filter((part) => part > 0.06).length;
  if (reached >= 7) return 'over most of the frame';
  const row = (r: number) =>
    (share[3 * r] as number) + (share[3 * r + 1] as number) + (share[3 * r + 2] as number);
  const column = (c: number) =>
    (share[c] as number) + (share[c + 3] as number) + (share[c + 6] as number);
  const vertical = strongest([row(0), row(1), row(2)], ['upper', '', 'lower']);
  const horizontal = strongest([column(0), column(1), column(2)], ['left', '', 'right']);
  if (vertical === null && horizontal === null) return 'across the frame';
  if (vertical === null) {
    return horizontal === ''
      ? 'down the middle of the frame'
      : `along the ${horizontal} side of the frame`;
  }
  if (horizontal === null) {
    return vertical === ''
      ? 'across the middle of the frame'
      : `across the ${vertical} part of the frame`;
  }
  const corner = [vertical, horizontal].filter((word) => word !== '').join(' ');
  return corner === '' ? 'in the middle of the frame' : `in the ${corner} part of the frame`;
}

/** The word of the third that holds most of it, or null when it is spread over all three. */
function strongest(
  parts: [number, number, number],
  words: [string, string, string],
): string | null {
  const most = Math.max(...parts);
  return most >= 0.6 ? (words[parts.indexOf(most)] as string) : null;
}
