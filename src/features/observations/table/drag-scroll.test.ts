import { expect, it } from 'vitest';
import { scrollSpeed } from './drag-scroll';

const LONG = { window: 900, length: 60_000 };

it('lets the page rest while a row is dragged in its middle', () => {
  expect(Math.abs(scrollSpeed(450, LONG, 5000))).toBe(0);
});

it('runs towards the edge, faster the nearer and the longer', () => {
  expect(scrollSpeed(60, LONG, 0)).toBeLessThan(0);
  expect(scrollSpeed(840, LONG, 0)).toBeGreaterThan(0);
  expect(scrollSpeed(890, LONG, 0)).toBeGreaterThan(scrollSpeed(840, LONG, 0));
  expect(scrollSpeed(890, LONG, 1000)).toBeGreaterThan(scrollSpeed(890, LONG, 100));
});

it('takes no longer for a page of ten times the length', () => {
  const longer = { ...LONG, length: 10 * LONG.length };
  expect(scrollSpeed(0, longer, 1000) / scrollSpeed(0, LONG, 1000)).toBeCloseTo(10);
});
