/** A person cut off by the limit waits as long as they held the engine, and twice as long each time after. */
const LONGEST_PENALTY_MS = 30_000;
/** After this long without being cut off a person starts afresh. */
const FORGIVEN_AFTER_MS = 60_000;

/**
 * How far whoever comes anew is ahead of those who have competed for long. Each of a crowd that comes together
 * is that far ahead, and the others wait for the sum: ten hold somebody up for half a second.
 */
const HEAD_START_MS = 50;

interface Person<Entry> {
  waiting: Set<Entry>;
  /** Milliseconds of the engine that count for this person; who has the least goes first. */
  usedMs: number;
  penaltyMs: number;
  /** No turn begins before this moment of the clock. */
  barredUntil: number;
}

/**
 * Queues people, not requests: next is the person who has used the least of the engine since those who wait
 * began to compete for it, and each person's own requests keep their order.
 */
export class FairQueue<Entry> {
  readonly #people = new Map<string, Person<Entry>>();
  readonly #clock: () => number;
  #servedAtMs = 0;

  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  add(person: string, entry: Entry): void {
    const theirs = this.#of(person);
    if (theirs.waiting.size === 0) theirs.usedMs = this.#atLeast(theirs.usedMs);
    theirs.waiting.add(entry);
  }

  remove(person: string, entry: Entry): void {
    this.#people.get(person)?.waiting.delete(entry);
  }

  /** Whether anybody but this person waits and may go on. */
  hasOthers(person: string): boolean {
    const now = this.#clock();
    for (const [name, { waiting, barredUntil }] of this.#people)
      if (name !== person && waiting.size > 0 && barredUntil <= now) return true;
    return false;
  }

  /** Takes the next entry out; null where nobody waits, or milliseconds until somebody may go on. */
  next(): { entry: Entry } | { inMs: number } | null {
    const now = this.#clock();
    let first: Person<Entry> | null = null;
    let inMs = Infinity;
    for (const [name, theirs] of this.#people) {
      if (theirs.waiting.size === 0) this.#forget(name, theirs, now);
      else if (theirs.barredUntil > now) inMs = Math.min(inMs, theirs.barredUntil - now);
      else if (!first || theirs.usedMs < first.usedMs) first = theirs;
    }
    const [entry] = first?.waiting ?? [];
    if (first && entry !== undefined) {
      first.waiting.delete(entry);
      this.#servedAtMs = Math.max(this.#servedAtMs, first.usedMs);
      return { entry };
    }
    return inMs === Infinity ? null : { inMs };
  }

  /** Counts what a turn took. Less than a millisecond counts as one: turns cost something by themselves. */
  charge(person: string, workedMs: number): void {
    const theirs = this.#of(person);
    theirs.usedMs = this.#atLeast(theirs.usedMs) + Math.max(workedMs, 1);
  }

  /** A person's turn was ended by the limit: they pay by waiting. */
  penalise(person: string, workedMs: number): void {
    const theirs = this.#of(person);
    const now = this.#clock();
    const isForgiven = theirs.barredUntil + FORGIVEN_AFTER_MS < now;
    const before = isForgiven ? 0 : theirs.penaltyMs;
    theirs.penaltyMs = Math.min(Math.max(workedMs, before * 2), LONGEST_PENALTY_MS);
    theirs.barredUntil = now + theirs.penaltyMs;
  }

  /** Nobody is barred any more. */
  pardon(): void {
    for (const theirs of this.#people.values()) theirs.barredUntil = -Infinity;
  }

  #atLeast(usedMs: number): number {
    return Math.max(usedMs, this.#servedAtMs - HEAD_START_MS);
  }

  #of(person: string): Person<Entry> {
    const known = this.#people.get(person);
    if (known) return known;
    const made: Person<Entry> = {
      waiting: new Set(),
      usedMs: -Infinity,
      penaltyMs: 0,
      barredUntil: -Infinity,
    };
    this.#people.set(person, made);
    return made;
  }

  /** Nothing is kept of who has neither used more than others nor been cut off lately. */
  #forget(name: string, { usedMs, barredUntil }: Person<Entry>, now: number): void {
    const isLevel = usedMs <= this.#servedAtMs - HEAD_START_MS;
    if (isLevel && barredUntil + FORGIVEN_AFTER_MS < now) this.#people.delete(name);
  }
}
