interface Waiting {
  person: string;
  size: number;
  begin(): void;
}

/** The room for all, for one person, and the part kept free for people who hold none. */
interface RoomBounds {
  most: number;
  mostOfOne: number;
  kept: number;
}

/** Shares room between people: the person who holds least is next; each person's own work stays in order. */
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

  /** Work larger than one person's bound leaves the kept room free; work larger than all of it runs alone. */
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
