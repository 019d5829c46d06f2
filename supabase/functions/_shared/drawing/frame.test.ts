import { describe, expect, it } from 'vitest';
import type { Crop, Point, Rotation } from './drawing.ts';
import { frameMatrix, shownSize, toShown, toStored } from './frame.ts';

const TURNS: Rotation[] = [0, 90, 180, 270];
const CROP: Crop = { x: 0.25, y: 0.5, width: 0.5, height: 0.25 };
const STORED = { width: 800, height: 400 };

describe('a photo that is cut out and turned', () => {
  it.each(TURNS)('is as wide as the part is, turned by %d', (turn) => {
    const size = shownSize(STORED, { turn, crop: CROP });
    const isUpright = turn === 0 || turn === 180;
    expect(size).toEqual(isUpright ? { width: 400, height: 100 } : { width: 100, height: 400 });
  });

  it.each([
    [0, [0, 0]],
    [90, [1, 0]],
    [180, [1, 1]],
    [270, [0, 1]],
  ] as const)('has its upper left corner there once turned by %d', (turn, corner) => {
    expect(toShown([CROP.x, CROP.y], { turn, crop: CROP })).toEqual(corner);
  });

  it.each(TURNS)('leads back to the same place from where it is shown, turned by %d', (turn) => {
    for (const point of [
      [0.3, 0.6],
      [0.75, 0.75],
      [0.25, 0.5],
    ] as Point[]) {
      const frame = { turn, crop: CROP };
      const [x, y] = toStored(toShown(point, frame), frame);
      expect(x).toBeCloseTo(point[0], 12);
      expect(y).toBeCloseTo(point[1], 12);
    }
  });

  it('has no place outside the photo', () => {
    expect(toStored([-1, 9], { turn: 0, crop: CROP })).toEqual([0, 1]);
  });

  it.each(TURNS)('is drawn by its matrix where its points are shown, turned by %d', (turn) => {
    const frame = { turn, crop: CROP };
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = frameMatrix(STORED, frame);
    const shown = shownSize(STORED, frame);
    const point: Point = [0.4, 0.7];
    const [x, y] = [point[0] * STORED.width, point[1] * STORED.height];
    const [wantedX, wantedY] = toShown(point, frame);
    expect(a * x + c * y + e).toBeCloseTo(wantedX * shown.width, 9);
    expect(b * x + d * y + f).toBeCloseTo(wantedY * shown.height, 9);
  });
});
