import { expect, it } from 'vitest';
import { smooth } from './blur.ts';
import { makePlane } from './raster.ts';

it('leaves an even surface even, to the edges', () => {
  const plane = makePlane(23, 9);
  plane.data.fill(128);
  for (const value of smooth(plane).data) expect(value).toBeCloseTo(128, 2);
});
