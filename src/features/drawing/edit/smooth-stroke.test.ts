import { describe, expect, it } from 'vitest';
import type { Point } from '@shared/drawing/drawing';
import { smoothStroke } from './smooth-stroke';

const wave = (count: number): Point[] =>
  Array.from({ length: count }, (_, index) => [index, 100 + 40 * Math.sin(index / 20)]);

describe('a stroke', () => {
  it('is stored in few points, near where the hand was, from where it began to where it ended', () => {
    const way = wave(600);
    const line = smoothStroke(way, true);
    expect(line.length).toBeLessThan(120);
    expect(line[0]).toEqual(way[0]);
    expect(line.at(-1)).toEqual(way.at(-1));
    // Streamlining trails the hand by a few pixels; the curve is the same.
    for (const [x, y] of line) expect(Math.abs(y - (100 + 40 * Math.sin(x / 20)))).toBeLessThan(6);
  });

  it('has no more points than a mark may have, however it trembles', () => {
    const scribble = Array.from({ length: 4000 }, (_, index): Point => [
      (index * 7919) % 977,
      (index * 104729) % 613,
    ]);
    expect(smoothStroke(scribble, true).length).toBeLessThanOrEqual(200);
  });

  it('is a line of one point where the hand did not move', () => {
    expect(smoothStroke([[5, 5]], true).length).toBeGreaterThan(0);
  });
});
