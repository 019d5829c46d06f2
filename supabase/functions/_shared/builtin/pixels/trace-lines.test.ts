import { expect, it } from 'vitest';
import { traceLines } from './trace-lines.ts';
import type { Strokes } from './strokes.ts';

const light = { width: 200, height: 100, data: new Float32Array() };

/** Strokes as cut at a grid: pieces of the line y = at(x). */
function strokesAlong(at: (x: number) => number, pieces: [number, number][]): Strokes {
  const strokes = pieces.map(([from, to]) => ({
    lineLength: to - from,
    pixels: Array.from({ length: to - from }, (_, k) => Math.round(at(from + k)) * 200 + from + k),
  }));
  return { strokes } as unknown as Strokes;
}

const group = (strokes: number[]) => [{ strokes, weight: 1, left: 0, top: 0, right: 0, bottom: 0 }];

it('makes one line of two ends of the pieces of a straight crack', () => {
  const found = strokesAlong(
    () => 50,
    [
      [20, 50],
      [51, 90],
      [91, 160],
    ],
  );
  const lines = traceLines(group([0, 1, 2]), found, light);
  expect(lines).toHaveLength(1);
  const ends = lines[0]?.toSorted(([a], [b]) => a - b);
  expect(ends?.map(([x, y]) => [x.toFixed(2), y.toFixed(2)])).toEqual([
    ['0.10', '0.51'],
    ['0.80', '0.51'],
  ]);
});

it('keeps the corner of a bent crack, and two cracks apart', () => {
  const bent = strokesAlong((x) => (x < 100 ? 20 : 20 + (x - 100)), [[60, 140]]);
  expect(traceLines(group([0]), bent, light)[0]).toHaveLength(3);
  const apart = strokesAlong(
    () => 10,
    [
      [5, 60],
      [120, 190],
    ],
  );
  expect(traceLines(group([0, 1]), apart, light)).toHaveLength(2);
});

it('holds no more places than a mark may', () => {
  const zigzag = strokesAlong((x) => 50 + 40 * Math.sin(x / 2), [[0, 199]]);
  for (const line of traceLines(group([0]), zigzag, light)) {
    expect(line.length).toBeLessThanOrEqual(64);
    expect(line.flat().every((share) => share >= 0 && share <= 1)).toBe(true);
  }
});
