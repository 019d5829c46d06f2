import { setTimeout as pause } from 'node:timers/promises';
import type { Analyst } from '../../supabase/functions/_shared/analyst.ts';
import { FunctionError } from '../../supabase/functions/_shared/function-error.ts';
import { JobQueue, QueueFull } from './job-queue.ts';
import type { AnalystAnswer, AnalystJob } from './serve-analyst.ts';
import { ThreadEnded, TookTooLong, WorkerThread } from './worker-thread.ts';

export interface ThreadLimits {
  /** For one photo or one text, from when it starts. */
  photoMs: number;
  textMs: number;
  /** Memory of the host for waiting photos. */
  waitingBytes: number;
  heapMegabytes: number;
  idleMs: number;
  /** Long enough for a normal photo to finish when the host stops. */
  lastWorkMs: number;
}

const LIMITS: ThreadLimits = {
  // A photo takes 0.3 s; the slowest within the decoder's limits about 2 s.
  photoMs: 20_000,
  textMs: 10_000,
  // About a hundred prepared photos: half a minute of work.
  waitingBytes: 96 * 1024 * 1024,
  heapMegabytes: 256,
  idleMs: 3 * 60_000,
  lastWorkMs: 1000,
};

type Traits = Omit<Analyst, 'observe' | 'writeSections'>;

export interface ThreadedAnalyst extends Analyst {
  close(): Promise<void>;
}

/**
 * Runs the analyst that `script` serves in its own thread, so that it never blocks the host. Work
 * over its time limit ends with the thread; the next work gets a new one.
 */
export function threadedAnalyst(
  traits: Traits,
  script: URL,
  changes: Partial<ThreadLimits> = {},
): ThreadedAnalyst {
  const limits = { ...LIMITS, ...changes };
  const thread = new WorkerThread<AnalystJob, AnalystAnswer>({ script, ...limits });
  const queue = new JobQueue(limits.waitingBytes);
  let isClosing = false;
  return {
    ...traits,
    async observe(photo, context, { signal }) {
      const answer = await queue
        .add(() => thread.run({ photo, context }, limits.photoMs), photo.bytes.byteLength, signal)
        .catch((error: unknown) => {
          throw isClosing ? stopping() : photoFailure(error);
        });
      if ('description' in answer) return answer.description;
      throw toFailure(answer);
    },
    async writeSections(sections, { signal }) {
      const answer = await queue
        .add(() => thread.run({ sections }, limits.textMs), 0, signal)
        .catch((error: unknown) => {
          throw isClosing ? stopping() : textFailure(error);
        });
      if ('drafts' in answer) return answer.drafts;
      throw toFailure(answer);
    },
    async close() {
      isClosing = true;
      const pausing = pause(limits.lastWorkMs, undefined, { ref: false });
      await Promise.race([queue.close(stopping()), pausing]);
      await thread.end();
    },
  };
}

function stopping(): FunctionError {
  return new FunctionError(
    'analyst_unreachable',
    'The server is being stopped. Please try again in a minute.',
  );
}

function photoFailure(cause: unknown): unknown {
  if (cause instanceof TookTooLong) {
    return new FunctionError(
      'photo_unreadable',
      'This photo took too long to look at. Describe it yourself, or upload it again as a plain JPEG.',
      { cause },
    );
  }
  if (cause instanceof ThreadEnded) {
    return new FunctionError(
      'photo_unreadable',
      'This photo could not be looked at. Describe it yourself, or upload it again as a plain JPEG.',
      { cause },
    );
  }
  return cause instanceof QueueFull ? tooBusy(cause) : cause;
}

function textFailure(cause: unknown): unknown {
  if (cause instanceof TookTooLong || cause instanceof ThreadEnded) {
    return new FunctionError(
      'analyst_refused',
      'The sections could not be written: the rows hold too much text. Nothing was changed. Please shorten the longest rows, or write the sections yourself.',
      { cause },
    );
  }
  return cause instanceof QueueFull ? tooBusy(cause) : cause;
}

/** The error for a photo that no longer fits in the queue. */
export function tooBusy(cause: QueueFull): FunctionError {
  return new FunctionError(
    'analyst_unreachable',
    'Too many photos are waiting to be looked at. Nothing was changed. Please try again in a minute.',
    { cause },
  );
}

function toFailure(answer: AnalystAnswer): Error {
  if ('refused' in answer) {
    const { code, message, cause } = answer.refused;
    return new FunctionError(code, message, { cause });
  }
  return new Error('The analyst failed', { cause: 'failed' in answer ? answer.failed : answer });
}
