import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** The thread was still busy when the job's time was up. */
export class TookTooLong extends Error {}

/** The thread ended during a job: out of memory, or closed. */
export class ThreadEnded extends Error {}

export interface ThreadOptions {
  script: URL;
  /** Limits objects only; buffers do not count, so their creator has to limit them. */
  heapMegabytes: number;
  /** Idle time after which the thread ends and frees its memory. */
  idleMs: number;
}

/**
 * A thread that answers one job at a time with one message. The first job starts it, as does the
 * next one after it ended. Idle, it does not keep the process alive.
 */
export class WorkerThread<Job, Answer> {
  readonly #options: ThreadOptions;
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: ThreadOptions) {
    this.#options = options;
  }

  /** Throws TookTooLong and ThreadEnded; the thread and its work are then gone. */
  async run(job: Job, limitMs: number): Promise<Answer> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#open());
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(new TookTooLong()), limitMs);
    const noteExit = () => stop.abort(new ThreadEnded());
    worker.once('exit', noteExit).ref();
    try {
      worker.postMessage(job);
      const [answer] = (await once(worker, 'message', { signal: stop.signal })) as [Answer];
      this.#idle = setTimeout(() => void this.end(), this.#options.idleMs).unref();
      return answer;
    } catch (error) {
      await this.end();
      throw stop.signal.aborted
        ? stop.signal.reason
        : new ThreadEnded('A thread failed', { cause: error });
    } finally {
      clearTimeout(timer);
      worker.off('exit', noteExit).unref();
    }
  }

  async end(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #open(): Worker {
    const { script, heapMegabytes } = this.#options;
    const worker = new Worker(script, {
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    });
    const forget = () => {
      if (this.#worker === worker) this.#worker = null;
    };
    // Without a listener an idle thread's error would end the host.
    return worker.on('error', forget).on('exit', forget);
  }
}
