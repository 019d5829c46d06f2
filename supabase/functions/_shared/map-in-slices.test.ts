import { expect, it } from 'vitest';
import { mapInSlices } from './map-in-slices.ts';

function workFor(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

it('maps in order, and lets others go on meanwhile @map-in-slices-1', async () => {
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

it('lets others go on between any two slices, however many map at once', async () => {
  const seen: string[] = [];
  const others = setInterval(() => seen.push('others'), 0);
  const mapAs = (name: string) =>
    mapInSlices([1, 2, 3], () => {
      seen.push(name);
      workFor(12);
    });
  await Promise.all(['a', 'b', 'c', 'd'].map(mapAs));
  clearInterval(others);
  const together = seen.filter(
    (one, index) => one !== 'others' && (seen[index + 1] ?? 'others') !== 'others',
  );
  expect(together).toEqual([]);
  expect(seen.filter((one) => one !== 'others').slice(0, 4)).toEqual(['a', 'b', 'c', 'd']);
});

it('goes on after a map that fails', async () => {
  const fails = () => {
    throw new Error('broken');
  };
  await expect(mapInSlices([1], fails)).rejects.toThrow('broken');
  expect(await mapInSlices([1], (one) => one)).toEqual([1]);
});

it('maps nothing to nothing', async () => {
  expect(await mapInSlices([], () => 1)).toEqual([]);
});
