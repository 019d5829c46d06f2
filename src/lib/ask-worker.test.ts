import { afterEach, describe, expect, it, vi } from 'vitest';
import { askWorker } from './ask-worker';

/** A worker that answers as it is told; what it was asked and whether it was ended can be seen. */
function fakeWorker() {
  const worker = {
    onmessage: null as ((event: { data: unknown }) => void) | null,
    onmessageerror: null as (() => void) | null,
    onerror: null as ((event: { message?: string; preventDefault: () => void }) => void) | null,
    postMessage: vi.fn(),
    terminate: vi.fn(),
  };
  return { worker, asWorker: worker as unknown as Worker };
}

const LIMITS = {
  limitMs: 60_000,
  onTooLong: () => new Error('too long'),
  onStopped: () => new Error('stopped'),
};

afterEach(() => {
  vi.useRealTimers();
});

describe('a worker', () => {
  it('is asked, answers once, and is ended', async () => {
    const { worker, asWorker } = fakeWorker();
    const asked = askWorker<string>(asWorker, 'job', LIMITS);
    worker.onmessage?.({ data: 'answer' });
    await expect(asked).resolves.toBe('answer');
    expect(worker.postMessage).toHaveBeenCalledWith('job');
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  it('is ended when its time is up, with the sentence for that @ask-worker-1', async () => {
    vi.useFakeTimers();
    const { worker, asWorker } = fakeWorker();
    const asked = askWorker(asWorker, 'job', LIMITS);
    const refused = expect(asked).rejects.toThrow('too long');
    await vi.advanceTimersByTimeAsync(59_999);
    expect(worker.terminate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await refused;
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  it.each<[string, (worker: ReturnType<typeof fakeWorker>['worker']) => void, string]>([
    [
      'stopped by itself',
      ({ onerror }) => onerror?.({ message: 'out of memory', preventDefault: vi.fn() }),
      'stopped',
    ],
    ['gave an answer that cannot be read', ({ onmessageerror }) => onmessageerror?.(), 'stopped'],
    ['did not load', ({ onerror }) => onerror?.({ preventDefault: vi.fn() }), 'did not load'],
  ])('that %s is ended with a sentence @ask-worker-2', async (_, happen, sentence) => {
    const { worker, asWorker } = fakeWorker();
    const asked = askWorker(asWorker, 'job', LIMITS);
    happen(worker);
    await expect(asked).rejects.toThrow(sentence);
    expect(worker.terminate).toHaveBeenCalledOnce();
  });
});
