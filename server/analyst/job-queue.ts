import PQueue from 'p-queue';

/** More is waiting already than the queue may hold. */
export class QueueFull extends Error {}

/**
 * Work one piece after the other, first come, first served among what is of one person; people take turns. What
 * waits can be given up, and holds no more than `maxBytes` in all.
 */
export class JobQueue {
  readonly #maxBytes: number;
  readonly #oneByOne = new PQueue({ concurrency: 1 });
  #waitingBytes = 0;
  /** Pieces of each person that are not done. */
  readonly #ofPerson = new Map<string, number>();
  #closed: Error | null = null;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /**
   * Does `work` when its turn comes; `bytes` is what it holds until then. An aborted `signal` rejects
   * at once: work that had not begun never will. Throws QueueFull.
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

  /** Rejects what comes later, and what waits when its turn comes; resolves when the work at hand is done. */
  async close(reason: Error): Promise<void> {
    this.#closed = reason;
    await this.#oneByOne.onIdle();
  }
}
