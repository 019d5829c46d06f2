interface Waiting {
  person: string;
  size: number;
  begin(): void;
}

/** The room for all, for one person, and kept for people who have none of it. */
interface RoomBounds {
  most: number;
  mostOfOne: number;
  kept: number;
}

/** Room that people share: next is the person who has least of it; each person's own keep their order. */
export class FairRoom {
  readonly #bounds: RoomBounds;
  readonly #held = new Map<string, number>();
  readonly #waiting: Waiting[] = [];
  #all = 0;

  constructor(bounds: RoomBounds) {
    this.#bounds = bounds;
  }

  async run<T>(person: string, size: number, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin) => {
      this.#waiting.push({ person, size, begin });
      this.#admit();
    });
    try {
      return await work();
    } finally {
      this.#hold(person, -size);
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
      this.#hold(next.person, next.size);
      next.begin();
    }
  }

  /** One that is larger than a person's bound leaves what is kept for others; than any bound, comes in by itself. */
  #hasRoom({ person, size }: Waiting): boolean {
    const { most, mostOfOne, kept } = this.#bounds;
    const own = this.#of(person);
    const free = most - (size > mostOfOne ? kept : 0) - this.#all;
    if (own === 0) return this.#all === 0 || size <= free;
    return own + size <= mostOfOne && this.#all + size <= most - kept;
  }

  #of(person: string): number {
    return this.#held.get(person) ?? 0;
  }

  #hold(person: string, size: number): void {
    const own = this.#of(person) + size;
    if (own > 0) this.#held.set(person, own);
    else this.#held.delete(person);
    this.#all += size;
  }
}
