import { expect, it } from 'vitest';
import { mapInSlices } from './map-in-slices.ts';

function workFor(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

it('maps in order, and lets others go on meanwhile', async () => {
  let turns = 0;
  const others = setInterval(() => (turns += 1), 0);
  const doubled = await mapInSlices([1, 2, 3, 4, 5], (number, index) => {
    workFor(12);
    return number * 2 + index;
  });
  clearInterval(others);
  expect(doubled).toEqual([2, 5, 8, 11, 14]);
  expect(turns).toBeGreaterThanOrEqual(4);
});

it('maps nothing to nothing', async () => {
  expect(await mapInSlices([], () => 1)).toEqual([]);
});
