import { expect, it } from 'vitest';
import { inkBounds, isTransparentSomewhere } from './ink-bounds';

const WHITE = [255, 255, 255, 255];
const INK = [20, 30, 120, 255];
const NOTHING = [0, 0, 0, 0];

/** A picture of four columns, drawn by letters: w paper, i ink, - transparent. */
function picture(...rows: string[]) {
  const colours: Record<string, number[]> = { w: WHITE, i: INK, '-': NOTHING };
  const pixels = rows
    .join('')
    .split('')
    .flatMap((letter) => colours[letter] ?? []);
  return [Uint8ClampedArray.from(pixels), { width: 4, height: rows.length }] as const;
}

it('is the smallest part that holds all ink, on paper and on nothing', () => {
  const bounds = { x: 1, y: 1, width: 2, height: 2 };
  expect(inkBounds(...picture('wwww', 'wiww', 'wwiw', 'wwww'))).toEqual(bounds);
  expect(inkBounds(...picture('----', '-i--', '--i-', '----'))).toEqual(bounds);
});

it('keeps white that is drawn on nothing', () => {
  expect(inkBounds(...picture('----', '--ww', '----'))).toEqual({
    x: 2,
    y: 1,
    width: 2,
    height: 1,
  });
});

it('is none where there is only background', () => {
  expect(inkBounds(...picture('wwww'))).toBe(null);
  expect(inkBounds(...picture('----'))).toBe(null);
});

it('tells a picture that lets something through', () => {
  expect(isTransparentSomewhere(picture('wiw-')[0])).toBe(true);
  expect(isTransparentSomewhere(picture('wiww')[0])).toBe(false);
});
