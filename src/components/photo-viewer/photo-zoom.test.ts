import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampView,
  distance,
  FIT,
  fittedSize,
  MAX_SCALE,
  middle,
  wheelFactor,
  zoomAt,
} from './photo-zoom';

const frame = { width: 800, height: 600 };

describe('a picture in its frame', () => {
  it('is shown whole and keeps its proportions', () => {
    expect(fittedSize({ width: 1600, height: 800 }, frame)).toEqual({ width: 800, height: 400 });
    expect(fittedSize({ width: 600, height: 1200 }, frame)).toEqual({ width: 300, height: 600 });
  });

  it('is not enlarged when it is small', () => {
    expect(fittedSize({ width: 80, height: 60 }, frame)).toEqual({ width: 80, height: 60 });
  });

  it('has no size before it is loaded', () => {
    expect(fittedSize({ width: 0, height: 0 }, frame)).toEqual({ width: 0, height: 0 });
  });
});

describe('zooming', () => {
  it('keeps what lies under the pointer under it', () => {
    const point = { x: 100, y: -50 };
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 3, noNaN: true }), (factor) => {
        const before = { scale: 2, x: 30, y: 10 };
        const after = zoomAt(before, factor, point);
        // The place in the picture that the point shows, before and after.
        expect((point.x - after.x) / after.scale).toBeCloseTo((point.x - before.x) / before.scale);
        expect((point.y - after.y) / after.scale).toBeCloseTo((point.y - before.y) / before.scale);
      }),
    );
  });

  it('stays between fitting the frame and eight times that', () => {
    expect(zoomAt(FIT, 0.1, { x: 0, y: 0 }).scale).toBe(1);
    expect(zoomAt(FIT, 100, { x: 0, y: 0 }).scale).toBe(MAX_SCALE);
  });

  it('turns a wheel towards the person into smaller, away into larger, and never into a leap', () => {
    expect(wheelFactor(100)).toBeLessThan(1);
    expect(wheelFactor(-100)).toBeGreaterThan(1);
    expect(wheelFactor(0)).toBe(1);
    expect(wheelFactor(-5000)).toBe(wheelFactor(-100));
  });
});

describe('panning', () => {
  const fitted = { width: 800, height: 400 };

  it('stops at the picture’s edges', () => {
    expect(clampView({ scale: 2, x: 900, y: -900 }, fitted, frame)).toEqual({
      scale: 2,
      x: 400,
      y: -100,
    });
  });

  it('leaves a picture that fits in the middle', () => {
    expect(clampView({ scale: 1, x: 50, y: -50 }, fitted, frame)).toEqual(FIT);
  });
});

it('measures two fingers', () => {
  expect(distance({ x: 0, y: 0 }, { x: 3, y: 4 })).toBe(5);
  expect(middle({ x: 0, y: 0 }, { x: 4, y: 2 })).toEqual({ x: 2, y: 1 });
});
