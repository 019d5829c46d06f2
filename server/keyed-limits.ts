import pLimit, { type LimitFunction } from 'p-limit';

/** Limits the concurrent work of each key (a person or a name); the rest waits in order, behind its own key alone. */
export class KeyedLimits {
  readonly #atOnce: number;
  readonly #keys = new Map<string, { limit: LimitFunction; count: number }>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const own = this.#keys.get(key) ?? { limit: pLimit(this.#atOnce), count: 0 };
    this.#keys.set(key, own);
    own.count += 1;
    try {
      return await own.limit(work);
    } finally {
      own.count -= 1;
      if (own.count === 0) this.#keys.delete(key);
    }
  }
}
