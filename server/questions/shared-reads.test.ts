import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SharedReads } from './shared-reads.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('reads once for a person, and again a few seconds later', async () => {
  const reads = new SharedReads();
  const read = vi.fn(() => Promise.resolve('style'));
  const answers = [reads.of('ada')('style', read), reads.of('ada')('style', read)];
  expect(await Promise.all(answers)).toEqual(['style', 'style']);
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  await reads.of('ada')('style', read);
  expect(read).toHaveBeenCalledTimes(2);
});

it('keeps people apart, and no failure', async () => {
  const reads = new SharedReads();
  const fail = () => Promise.reject(new Error('away'));
  await expect(reads.of('ada')('style', fail)).rejects.toThrow('away');
  expect(await reads.of('ada')('style', () => Promise.resolve('hers'))).toBe('hers');
  expect(await reads.of('bea')('style', () => Promise.resolve('other'))).toBe('other');
});
