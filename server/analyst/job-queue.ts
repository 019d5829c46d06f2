import PQueue from 'p-queue';

/** The queue holds as much as it may. */
export class QueueFull extends Error {}

/**
 * Runs work one by one, each person's in order and people alternating. Waiting work can be
 * cancelled, and holds at most `maxBytes` in all.
 */
export class JobQueue {
  readonly #maxBytes: number;
  readonly #oneByOne = new PQueue({ concurrency: 1 });
  #waitingBytes = 0;
  /** Each person's unfinished work. */
  readonly #ofPerson = new Map<string, number>();
  #closed: Error | null = null;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /**
   * Queues `work`, which holds `bytes` until it runs. An aborted `signal` rejects at once, and work
   * not begun never runs. Throws QueueFull.
   */
  async add<T>(
    work: () => Promise<T>,
    bytes: number,
    signal: AbortSignal,
    person = '',
  ): Promise<T> {
    signal.throwIfAborted();
    if (this.#closed) throw this.#closed;
    const held = this.#oneByOne.pending > 0 ? bytes : 0;
    if (this.#waitingBytes + held > this.#maxBytes) throw new QueueFull();
    this.#waitingBytes += held;
    let isWaiting = true;
    const leave = () => {
      if (isWaiting) this.#waitingBytes -= held;
      isWaiting = false;
    };
    const gone = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    });
    const before = this.#ofPerson.get(person) ?? 0;
    this.#ofPerson.set(person, before + 1);
    const start = () => {
      leave();
      signal.throwIfAborted();
      if (this.#closed) throw this.#closed;
      return work();
    };
    const done = this.#oneByOne.add(start, { priority: -before }).finally(() => {
      const left = (this.#ofPerson.get(person) ?? 1) - 1;
      if (left > 0) this.#ofPerson.set(person, left);
      else this.#ofPerson.delete(person);
    });
    return Promise.race([done, gone]).finally(leave);
  }

  /** Rejects waiting and later work; resolves when the running work is done. */
  async close(reason: Error): Promise<void> {
    this.#closed = reason;
    await this.#oneByOne.onIdle();
  }
}
