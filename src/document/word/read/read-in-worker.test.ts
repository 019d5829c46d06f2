import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readInWorker } from './read-in-worker';
import type { WorkerMessage } from '@/lib/ask-worker';
import { OF_RETURNED } from '../package/word-problem';
import type { WordReading } from './word-reading';

/** Stands for the browser's: it answers only when the test does, and tells whether it was ended. */
class SilentWorker {
  static last: SilentWorker | null = null;
  onmessage: ((event: { data: WorkerMessage<WordReading> }) => void) | null = null;
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
  const refused = expect(readInWorker(file)).rejects.toThrow(OF_RETURNED.tooLong);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(SilentWorker.last?.terminate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await refused;
  expect(SilentWorker.last?.terminate).toHaveBeenCalledOnce();
});

it('refuses a file beyond all measure before any worker is started', async () => {
  const huge = new File(['words'], 'edited.docx');
  Object.defineProperty(huge, 'size', { value: 500 * 1024 * 1024 });
  await expect(readInWorker(huge)).rejects.toThrow(OF_RETURNED.tooLarge);
  expect(SilentWorker.last).toBeNull();
});

it('calls a file damaged where the worker has no sentence for it', async () => {
  const refused = expect(readInWorker(file)).rejects.toThrow(OF_RETURNED.damaged);
  SilentWorker.last?.onmessage?.({ data: { type: 'failed', message: '' } });
  await refused;
});
