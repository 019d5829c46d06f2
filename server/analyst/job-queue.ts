/** More is waiting already than the queue may hold. */
export class QueueFull extends Error {}

interface Waiting {
  bytes: number;
  start(): void;
  giveUp(reason: unknown): void;
}

/**
 * Work one piece after the other, first come, first served. What waits can be given up, and holds no
 * more than `maxBytes` in all.
 */
export class JobQueue {
  readonly #maxBytes: number;
  readonly #waiting = new Set<Waiting>();
  #isBusy = false;
  #atHand: Promise<unknown> = Promise.resolve();
  #closed: { reason: Error } | null = null;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /**
   * Does `work` when its turn comes; `bytes` is what it holds until then. An aborted `signal` rejects
   * at once: work that had not begun never will. Throws QueueFull.
   */
  async add<T>(work: () => Promise<T>, bytes: number, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted();
    const gone = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    gone.catch(() => undefined);
    await this.#turn(bytes, signal);
    const done = this.#do(work).finally(() => this.#next());
    this.#atHand = done.catch(() => undefined);
    return Promise.race([done, gone]);
  }

  /** Rejects whatever waits, and whatever comes later; resolves when the work at hand is done. */
  async close(reason: Error): Promise<void> {
    this.#closed = { reason };
    for (const waiting of this.#waiting) waiting.giveUp(reason);
    await this.#atHand;
  }

  async #do<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closed) throw this.#closed.reason;
    return work();
  }

  #turn(bytes: number, signal: AbortSignal): Promise<void> {
    if (!this.#isBusy) {
      this.#isBusy = true;
      return Promise.resolve();
    }
    let held = bytes;
    for (const waiting of this.#waiting) held += waiting.bytes;
    if (held > this.#maxBytes) throw new QueueFull();
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.delete(waiting);
        signal.removeEventListener('abort', abort);
      };
      const waiting: Waiting = {
        bytes,
        start: () => {
          leave();
          resolve();
        },
        giveUp: (reason) => {
          leave();
          reject(reason as Error);
        },
      };
      const abort = () => waiting.giveUp(signal.reason);
      signal.addEventListener('abort', abort);
      this.#waiting.add(waiting);
    });
  }

  #next(): void {
    const [first] = this.#waiting;
    if (first) first.start();
    else this.#isBusy = false;
  }
}
