const NOT_LOADED =
  'A part of this program did not load. Check the connection, reload the page and try again.';

/** A worker's messages to the page: any news, then one of the others. */
export type WorkerMessage<Answer, News = never> =
  | { type: 'news'; news: News }
  | { type: 'answer'; answer: Answer }
  /** `message` is a sentence for people, `name` its error's name. */
  | { type: 'refused'; name: string; message: string }
  | { type: 'failed'; message: string };

/** Why there is no answer: the worker's own message, or how it ended. */
export type NoAnswer =
  | Exclude<WorkerMessage<never>, { type: 'news' | 'answer' }>
  | { type: 'too long' }
  /** It ended by itself, as browsers end workers that use too much memory. */
  | { type: 'stopped' };

interface WorkerCall<News> {
  /** Ends the worker after so many milliseconds without a message. */
  limitMs: number;
  toError: (reason: NoAnswer) => Error;
  onNews?: (news: News) => void;
  /** Ends the worker at once; the call rejects with the signal's reason. */
  signal?: AbortSignal;
  transfer?: Transferable[];
}

/**
 * Asks a new worker for one answer, then ends it. Rejects with the errors given, or with an Error with a sentence for
 * people where the worker's script did not load.
 */
export function askWorker<Answer, News = never>(
  worker: Worker,
  job: unknown,
  { limitMs, toError, onNews, signal, transfer = [] }: WorkerCall<News>,
): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancel = () => {};
  return new Promise<Answer>((settle, fail) => {
    signal?.throwIfAborted();
    cancel = () => {
      fail(signal?.reason as Error);
    };
    signal?.addEventListener('abort', cancel);
    const waitOn = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        fail(toError({ type: 'too long' }));
      }, limitMs);
    };
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage<Answer, News>>) => {
      if (data.type === 'answer') settle(data.answer);
      else if (data.type !== 'news') fail(toError(data));
      else {
        waitOn();
        onNews?.(data.news);
      }
    };
    worker.onmessageerror = () => {
      fail(toError({ type: 'stopped' }));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      fail(event.message ? toError({ type: 'stopped' }) : new Error(NOT_LOADED));
    };
    waitOn();
    worker.postMessage(job, transfer);
  }).finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
    worker.terminate();
  });
}

interface PageScope<Job> {
  onmessage: ((event: MessageEvent<Job>) => unknown) | null;
  postMessage: (message: unknown) => void;
}

/** The worker's side of askWorker. `isForPeople` tells errors with a sentence for people; others are logged. */
export function answerPage<Job, Answer, News = never>(
  scope: PageScope<Job>,
  work: (job: Job, tell: (news: News) => void) => Answer | Promise<Answer>,
  isForPeople: (error: unknown) => boolean,
): void {
  const post = (message: WorkerMessage<Answer, News>) => {
    scope.postMessage(message);
  };
  scope.onmessage = async ({ data }) => {
    try {
      const answer = await work(data, (news) => {
        post({ type: 'news', news });
      });
      post({ type: 'answer', answer });
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      if (isForPeople(error)) {
        post({ type: 'refused', name, message });
        return;
      }
      console.error(error);
      post({ type: 'failed', message });
    }
  };
}
