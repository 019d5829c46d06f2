import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerPage, askWorker, type NoAnswer, type WorkerMessage } from './ask-worker';

/** A worker with prepared answers; the test sees its jobs and whether it was ended. */
function fakeWorker() {
  const worker = {
    onmessage: null as ((event: { data: WorkerMessage<string, number> }) => void) | null,
    onmessageerror: null as (() => void) | null,
    onerror: null as ((event: { message?: string; preventDefault: () => void }) => void) | null,
    postMessage: vi.fn(),
    terminate: vi.fn(),
  };
  return { worker, asWorker: worker as unknown as Worker };
}

const LIMITS = {
  limitMs: 60_000,
  toError: (reason: NoAnswer) =>
    new Error('message' in reason ? `${reason.type}: ${reason.message}` : reason.type),
};

afterEach(() => {
  vi.useRealTimers();
});

describe('a worker', () => {
  it('is asked, answers once, and is ended', async () => {
    const { worker, asWorker } = fakeWorker();
    const asked = askWorker<string>(asWorker, 'job', LIMITS);
    worker.onmessage?.({ data: { type: 'answer', answer: 'answer' } });
    await expect(asked).resolves.toBe('answer');
    expect(worker.postMessage).toHaveBeenCalledWith('job', []);
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
    [
      'refused the job',
      ({ onmessage }) =>
        onmessage?.({ data: { type: 'refused', name: 'Refusal', message: 'why' } }),
      'refused: why',
    ],
    [
      'failed',
      ({ onmessage }) => onmessage?.({ data: { type: 'failed', message: 'a fault' } }),
      'failed: a fault',
    ],
  ])('that %s is ended with a sentence @ask-worker-2', async (_, happen, sentence) => {
    const { worker, asWorker } = fakeWorker();
    const asked = askWorker(asWorker, 'job', LIMITS);
    happen(worker);
    await expect(asked).rejects.toThrow(sentence);
    expect(worker.terminate).toHaveBeenCalledOnce();
  });

  it('has its time again with each news', async () => {
    vi.useFakeTimers();
    const { worker, asWorker } = fakeWorker();
    const onNews = vi.fn();
    const asked = askWorker<string, number>(asWorker, 'job', { ...LIMITS, onNews });
    await vi.advanceTimersByTimeAsync(59_999);
    worker.onmessage?.({ data: { type: 'news', news: 7 } });
    await vi.advanceTimersByTimeAsync(59_999);
    expect(onNews).toHaveBeenCalledExactlyOnceWith(7);
    expect(worker.terminate).not.toHaveBeenCalled();
    const refused = expect(asked).rejects.toThrow('too long');
    await vi.advanceTimersByTimeAsync(1);
    await refused;
  });

  it('is ended when the call is called off, with the reason', async () => {
    const { worker, asWorker } = fakeWorker();
    const abort = new AbortController();
    const asked = askWorker(asWorker, 'job', { ...LIMITS, signal: abort.signal });
    abort.abort(new Error('called off'));
    await expect(asked).rejects.toThrow('called off');
    expect(worker.terminate).toHaveBeenCalledOnce();
  });
});

describe('the worker’s end', () => {
  /** Gives the messages that are posted for a job. */
  async function posted(work: (job: string, tell: (news: number) => void) => string) {
    const scope = {
      onmessage: null as Parameters<typeof answerPage<string, string>>[0]['onmessage'],
      postMessage: vi.fn(),
    };
    answerPage(scope, work, (error) => error instanceof RangeError);
    await scope.onmessage?.(new MessageEvent('message', { data: 'job' }));
    return scope.postMessage.mock.calls.flat();
  }

  it('tells news, then the answer', async () => {
    const messages = await posted((job, tell) => {
      tell(1);
      return `${job} done`;
    });
    expect(messages).toEqual([
      { type: 'news', news: 1 },
      { type: 'answer', answer: 'job done' },
    ]);
  });

  it('refuses with the sentence of an error for people, and its name', async () => {
    const messages = await posted(() => {
      throw new RangeError('Too long.');
    });
    expect(messages).toEqual([{ type: 'refused', name: 'RangeError', message: 'Too long.' }]);
  });

  it('fails with any other error, which is logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const messages = await posted(() => {
      throw new TypeError('a fault');
    });
    expect(messages).toEqual([{ type: 'failed', message: 'a fault' }]);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});
