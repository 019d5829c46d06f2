import { expect, it } from 'vitest';
import { findRhythms } from './periodicity.ts';
import { makePlane } from './raster.ts';

it('finds courses that repeat down the frame and nothing across it', () => {
  const plane = makePlane(200, 200);
  for (let i = 0; i < plane.data.length; i++) {
    plane.data[i] = Math.floor(i / 200) % 20 < 3 ? 30 : (Math.imul(i, 0x9e3779b1) >>> 20) % 5;
  }
  const { rows, columns } = findRhythms(plane);
  expect(rows.strength).toBeGreaterThan(0.7);
  expect(columns.contrast).toBeLessThan(0.1);
});

it('finds no rhythm in an empty plane', () => {
  expect(findRhythms(makePlane(100, 80)).rows.strength).toBeLessThan(0.1);
});
