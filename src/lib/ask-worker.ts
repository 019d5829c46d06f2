const NOT_LOADED =
  'A part of this program did not load. Check the connection, reload the page and try again.';

interface WorkerLimits {
  /** Milliseconds after which the worker is ended. */
  limitMs: number;
  /** For a worker that is still at work by then. */
  onTooLong: () => Error;
  /** For one that ended by itself, as browsers end what takes too much memory. */
  onStopped: () => Error;
}

/**
 * Asks a worker of its own for one answer, and ends it whatever comes. Rejects with the errors given, or with
 * an Error where the worker's program did not load; each has a sentence for people.
 */
export function askWorker<Answer>(
  worker: Worker,
  job: unknown,
  { limitMs, onTooLong, onStopped }: WorkerLimits,
): Promise<Answer> {
  return new Promise<Answer>((settle, fail) => {
    const timer = setTimeout(() => {
      fail(onTooLong());
    }, limitMs);
    const end = (conclude: () => void) => {
      clearTimeout(timer);
      conclude();
    };
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      end(() => {
        settle(data);
      });
    };
    worker.onmessageerror = () => {
      end(() => {
        fail(onStopped());
      });
    };
    worker.onerror = (event) => {
      event.preventDefault();
      end(() => {
        fail(event.message ? onStopped() : new Error(NOT_LOADED));
      });
    };
    worker.postMessage(job);
  }).finally(() => {
    worker.terminate();
  });
}
