import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReadMessage } from './word-reading';
import { readInWorker } from './read-in-worker';
import { DAMAGED, TOO_LARGE, TOO_LONG } from './word-problem';

/** Stands for the browser's: it answers only when the test does, and tells whether it was ended. */
class SilentWorker {
  static last: SilentWorker | null = null;
  onmessage: ((event: { data: ReadMessage }) => void) | null = null;
  postMessage = vi.fn();
  terminate = vi.fn();
  constructor() {
    SilentWorker.last = this;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', SilentWorker);
  SilentWorker.last = null;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const file = new File(['words'], 'edited.docx');

it('ends a reading after a minute, with a sentence that says what to do', async () => {
  const refused = expect(readInWorker(file)).rejects.toThrow(TOO_LONG);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(SilentWorker.last?.terminate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await refused;
  expect(SilentWorker.last?.terminate).toHaveBeenCalledOnce();
});

it('refuses a file beyond all measure before any worker is started', async () => {
  const huge = new File(['words'], 'edited.docx');
  Object.defineProperty(huge, 'size', { value: 500 * 1024 * 1024 });
  await expect(readInWorker(huge)).rejects.toThrow(TOO_LARGE);
  expect(SilentWorker.last).toBeNull();
});

it('calls a file damaged where the worker has no sentence for it', async () => {
  const refused = expect(readInWorker(file)).rejects.toThrow(DAMAGED);
  SilentWorker.last?.onmessage?.({ data: { type: 'failed', message: '' } });
  await refused;
});
