import { Worker } from 'node:worker_threads';

export interface Waits {
  /** The longest of one read, in milliseconds; a read that is still waiting counts. */
  longestMs: number;
  reads: number;
  failures: number;
}

/** Somebody who reads one row of their own all the time, and tells how long that took at most. */
export class AnotherPerson {
  readonly #worker: Worker;

  constructor(url: string, headers: Record<string, string>) {
    this.#worker = new Worker(new URL('./one-read.worker.ts', import.meta.url), {
      workerData: { url, headers },
    });
  }

  /** The waits since the last call. */
  takeWaits(): Promise<Waits> {
    return new Promise((resolve) => {
      this.#worker.once('message', resolve);
      this.#worker.postMessage('waits');
    });
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}
