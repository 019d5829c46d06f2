import { describe, expect, it } from 'vitest';
import { isOrientation, isSideways, uprightMatrix, type Orientation } from './orientation';

const ALL: Orientation[] = [1, 2, 3, 4, 5, 6, 7, 8];
const CANVAS = { width: 30, height: 20 };

/** The position on the canvas of a point of the stored picture. */
function upright(orientation: Orientation, x: number, y: number): [number, number] {
  const [a, b, c, d, e, f] = uprightMatrix(orientation, CANVAS);
  return [a * x + c * y + e, b * x + d * y + f];
}

describe('uprightMatrix', () => {
  it.each(ALL)('fills the canvas, whatever the orientation: %i', (orientation) => {
    const [width, height] = isSideways(orientation) ? [20, 30] : [30, 20];
    const corners = [upright(orientation, 0, 0), upright(orientation, width, height)];
    expect(corners.map(([x]) => x).sort((one, other) => one - other)).toEqual([0, 30]);
    expect(corners.map(([, y]) => y).sort((one, other) => one - other)).toEqual([0, 20]);
  });

  it.each([
    [1, [0, 0]],
    [2, [30, 0]],
    [3, [30, 20]],
    [4, [0, 20]],
    [5, [0, 0]],
    [6, [30, 0]],
    [7, [30, 20]],
    [8, [0, 20]],
  ] as [Orientation, number[]][])(
    'puts the first stored pixel of orientation %i where EXIF says: %j',
    (orientation, corner) => {
      expect(upright(orientation, 0, 0)).toEqual(corner);
    },
  );
});

describe('isOrientation', () => {
  it('takes the eight legal values alone', () => {
    expect([0, 1, 8, 9, 1.5, NaN].map(isOrientation)).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
