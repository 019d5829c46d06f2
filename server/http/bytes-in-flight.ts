/** What may be in memory at a time of what people send, each up to three times over on its way through. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Of one person: a photo at the storage's bound, in its form. */
const MOST_OF_ONE = 16 * 1024 * 1024;
/** Kept for people of whom nothing is in memory. */
const KEPT_BYTES = 16 * 1024 * 1024;

interface Waiting {
  person: string;
  bytes: number;
  begin(): void;
}

/**
 * Bounds what is in memory by its bytes, and not by how long somebody else, as a bucket, takes to answer. Next is the
 * person of whom the least is in memory; each person's own keep their order.
 */
export class BytesInFlight {
  readonly #held = new Map<string, number>();
  readonly #waiting: Waiting[] = [];
  #all = 0;

  async run<T>(person: string, bytes: number, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin) => {
      this.#waiting.push({ person, bytes, begin });
      this.#admit();
    });
    try {
      return await work();
    } finally {
      this.#hold(person, -bytes);
      this.#admit();
    }
  }

  #admit(): void {
    for (;;) {
      const seen = new Set<string>();
      const firsts = this.#waiting.filter(({ person }) => !seen.has(person) && seen.add(person));
      const [next] = firsts
        .filter((one) => this.#hasRoom(one))
        .sort((a, b) => this.#of(a.person) - this.#of(b.person));
      if (!next) return;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#hold(next.person, next.bytes);
      next.begin();
    }
  }

  /** One that is larger than any bound comes in by itself. */
  #hasRoom({ person, bytes }: Waiting): boolean {
    const own = this.#of(person);
    if (own === 0) return this.#all === 0 || this.#all + bytes <= MOST_BYTES;
    return own + bytes <= MOST_OF_ONE && this.#all + bytes <= MOST_BYTES - KEPT_BYTES;
  }

  #of(person: string): number {
    return this.#held.get(person) ?? 0;
  }

  #hold(person: string, bytes: number): void {
    const own = this.#of(person) + bytes;
    if (own > 0) this.#held.set(person, own);
    else this.#held.delete(person);
    this.#all += bytes;
  }
}
