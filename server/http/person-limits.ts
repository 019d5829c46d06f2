import pLimit, { type LimitFunction } from 'p-limit';

/** Lets each person have so much work under way at a time; more of theirs waits, and nobody else's. */
export class PersonLimits {
  readonly #atOnce: number;
  readonly #people = new Map<string, { limit: LimitFunction; count: number }>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  async run<T>(person: string, work: () => Promise<T>): Promise<T> {
    const theirs = this.#people.get(person) ?? { limit: pLimit(this.#atOnce), count: 0 };
    this.#people.set(person, theirs);
    theirs.count += 1;
    try {
      return await theirs.limit(work);
    } finally {
      theirs.count -= 1;
      if (theirs.count === 0) this.#people.delete(person);
    }
  }
}
