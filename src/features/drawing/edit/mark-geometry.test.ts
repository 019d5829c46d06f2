import { describe, expect, it } from 'vitest';
import type { DrawnMark } from '@shared/drawing/drawing';
import { dragHandle, markHandles, moveMark, resizeMark } from './mark-geometry';

const mark = (kind: DrawnMark['kind'], ...points: DrawnMark['points']) => ({ kind, points });

describe('a mark', () => {
  it('stops whole at the edges of the photo', () => {
    const moved = moveMark(mark('line', [0.2, 0.5], [0.6, 0.9]), [-0.5, 0.5]);
    expect(moved.points).toEqual([[0, 0.6], [0.4, 1]]); // prettier-ignore
  });

  it('is taken hold of at its ends, or at the corners of its box; a number nowhere', () => {
    expect(markHandles(mark('arrow', [0.6, 0.5], [0.2, 0.1]))).toEqual([[0.6, 0.5], [0.2, 0.1]]); // prettier-ignore
    expect(markHandles(mark('ellipse', [0.6, 0.5], [0.2, 0.1]))[0]).toEqual([0.2, 0.1]);
    expect(markHandles(mark('number', [0.6, 0.5]))).toEqual([]);
  });

  it('keeps the corner across where it is', () => {
    const box = dragHandle(mark('rectangle', [0.2, 0.2], [0.4, 0.6]), 0, [0.1, 0.3]);
    expect(box.points).toEqual([[0.4, 0.6], [0.1, 0.3]]); // prettier-ignore
    const way = dragHandle(mark('freehand', [0.2, 0.2], [0.3, 0.5], [0.4, 0.6]), 2, [0.6, 1]);
    expect(way.points).toEqual([[0.2, 0.2], [0.4, 0.8], [0.6, 1]]); // prettier-ignore
  });

  it('is never made flat by keys', () => {
    let box = mark('rectangle', [0.2, 0.2], [0.25, 0.25]);
    for (let times = 0; times < 20; times += 1) box = resizeMark(box, [-0.01, -0.01]);
    const [left, , right] = markHandles(box).map(([x]) => x);
    expect(right! - left!).toBeCloseTo(0.005, 4);
    expect(resizeMark(mark('arrow', [0.5, 0.5], [0.6, 0.6]), [0.1, 0]).points[1]).toEqual([
      0.7, 0.6,
    ]);
  });
});
