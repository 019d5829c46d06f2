import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** The thread was still busy with a job when its time was over. */
export class TookTooLong extends Error {}

/** The thread ended in the middle of a job: out of memory, or closed. */
export class ThreadEnded extends Error {}

export interface ThreadOptions {
  script: URL;
  /** For objects; buffers of bytes are not counted, so anyone who makes them bounds them. */
  heapMegabytes: number;
  /** How long without a job until the thread ends and gives its memory back. */
  idleMs: number;
}

/**
 * A thread that answers one job at a time with one message. It is opened by the first job, and by the
 * next one after it had to be ended. An idle thread keeps no process alive.
 */
export class WorkerThread<Job, Answer> {
  readonly #options: ThreadOptions;
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: ThreadOptions) {
    this.#options = options;
  }

  /** Throws TookTooLong and ThreadEnded; either way the thread is gone, and with it what it was doing. */
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
    // Without a listener of its own an error of an idle thread would end the host.
    return worker.on('error', forget).on('exit', forget);
  }
}
