import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askOrFollow } from './follow-answer';
import { FunctionFailure } from './invoke-function';

const CUT = new FunctionFailure('It was cut.', 'cut');
const isCut = () => Promise.reject(CUT);
const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What it settles with, however long that takes. */
async function settled<T>(asked: Promise<T>): Promise<unknown> {
  const end = asked.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15 * MINUTE_MS);
  return end;
}

it('resolves with the answer, without a look', async () => {
  const look = vi.fn();
  expect(await settled(askOrFollow(() => Promise.resolve('answer'), look))).toBe('answer');
  expect(look).not.toHaveBeenCalled();
});

it('leaves every other failure as it is', async () => {
  const refused = new FunctionFailure('No.', 'analyst_refused');
  const look = vi.fn();
  expect(await settled(askOrFollow(() => Promise.reject(refused), look))).toBe(refused);
  expect(look).not.toHaveBeenCalled();
});

it('looks after a cut until it is there, also while nobody can be reached', async () => {
  const look = vi
    .fn<() => Promise<string | null>>()
    .mockResolvedValueOnce(null)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(CUT)
    .mockResolvedValueOnce('stored');
  expect(await settled(askOrFollow(isCut, look))).toBe('stored');
  expect(look).toHaveBeenCalledTimes(4);
});

it('tells a failure that a look finds', async () => {
  const failure = new FunctionFailure('The key was refused.', 'analyst_key_refused');
  const look = vi.fn(() => Promise.reject(failure));
  expect(await settled(askOrFollow(isCut, look))).toBe(failure);
  expect(look).toHaveBeenCalledTimes(1);
});

it('gives up after some ten minutes, and says that it was cut', async () => {
  const looks: number[] = [];
  const began = Date.now();
  const look = vi.fn(() => {
    looks.push(Date.now() - began);
    return Promise.resolve(null);
  });
  expect(await settled(askOrFollow(isCut, look))).toBe(CUT);
  expect(looks[0]).toBe(2000);
  expect(looks.at(-1)! / MINUTE_MS).toBeGreaterThan(9);
});

it('looks no more once it is called off', async () => {
  const leaving = new AbortController();
  const look = vi.fn(() => {
    leaving.abort();
    return Promise.resolve(null);
  });
  expect(await settled(askOrFollow(isCut, look, leaving.signal))).toBe(CUT);
  expect(look).toHaveBeenCalledTimes(1);
});
