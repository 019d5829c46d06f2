import { expect, it, vi } from 'vitest';
import { analyseOnce, hasFailed } from './analysing';

it('asks once for a row that several screens want analysed', async () => {
  let finish: (row: string) => void = () => {};
  const analyse = vi.fn(() => new Promise<string>((settle) => (finish = settle)));
  const first = analyseOnce('a', analyse);
  const second = analyseOnce('a', analyse);
  finish('analysed');
  expect(await Promise.all([first, second])).toEqual(['analysed', 'analysed']);
  expect(analyse).toHaveBeenCalledTimes(1);
});

it('asks anew once the first answer is there', async () => {
  const analyse = vi.fn(() => Promise.resolve());
  await analyseOnce('b', analyse);
  await analyseOnce('b', analyse);
  expect(analyse).toHaveBeenCalledTimes(2);
});

it('remembers a failure until the row is tried again', async () => {
  await expect(analyseOnce('c', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(hasFailed('c')).toBe(true);
  await analyseOnce('c', () => Promise.resolve());
  expect(hasFailed('c')).toBe(false);
});
