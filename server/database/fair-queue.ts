/** A person cut off by the limit waits as long as they held up the others, and twice as long each time after. */
const LONGEST_PENALTY_MS = 30_000;
/** After this long without being cut off a person starts afresh. */
const FORGIVEN_AFTER_MS = 60_000;

/**
 * How far a newcomer is ahead of those who have competed for long. Each of a crowd that comes together
 * is that far ahead, and the others wait for the sum: ten hold somebody up for half a second.
 */
const HEAD_START_MS = 50;

/**
 * A slot as short as the product's questions are, also the first one after the engine's start; anyone who has taken
 * longer is slow for a while.
 */
const QUICK_MS = 100;
const SLOW_FOR_MS = 60_000;

/** Those whose next slot is expected to be quick, or not. */
class Lane {
  /** Milliseconds of the engine that count for all of them; the lane with less goes first. */
  usedMs = 0;
  /** The time counted for the last of them who was served. */
  servedAtMs = 0;

  atLeast(usedMs = -Infinity): number {
    return Math.max(usedMs, this.servedAtMs - HEAD_START_MS);
  }
}

/** A slot's use. */
export interface Taken {
  heldMs: number;
  /** As long as it was held, unless that is said. */
  workedMs?: number;
  kind?: string;
}

interface Person<Entry> {
  /** The waiting entries, each with its kind. */
  waiting: Map<Entry, string>;
  /** Milliseconds of the engine that count for this person in each lane; who has the least goes first there. */
  usedMs: Map<Lane, number>;
  /** Kinds of work that were quick the last time. */
  quickKinds: Set<string>;
  slowUntil: number;
  penaltyMs: number;
  /** No slot begins before this moment of the clock. */
  barredUntil: number;
}

interface First<Entry> {
  lane: Lane;
  person: Person<Entry>;
  entry: Entry;
  usedMs: number;
}

/**
 * Queues people, not requests: next is the person who has used the least of the engine since those who wait
 * began to compete for it, and each person's own requests keep their order. What is known to be quick and
 * everything else share the engine by halves, so that nobody quick waits for ten slow people one after the other.
 */
export class FairQueue<Entry> {
  readonly #people = new Map<string, Person<Entry>>();
  readonly #clock: () => number;
  readonly #quick = new Lane();
  readonly #slow = new Lane();

  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  /** `kind` says of a person's work what it is like: the same takes about as long as it did before. */
  add(person: string, entry: Entry, kind = ''): void {
    const theirs = this.#of(person);
    if (theirs.waiting.size === 0) {
      for (const lane of [this.#quick, this.#slow])
        theirs.usedMs.set(lane, lane.atLeast(theirs.usedMs.get(lane)));
    }
    theirs.waiting.set(entry, kind);
  }

  remove(person: string, entry: Entry): void {
    this.#people.get(person)?.waiting.delete(entry);
  }

  /** Entries that wait. */
  get size(): number {
    return [...this.#people.values()].reduce((sum, { waiting }) => sum + waiting.size, 0);
  }

  /** True when anybody but this person waits and may continue. */
  hasOthers(person: string): boolean {
    const now = this.#clock();
    for (const [name, { waiting, barredUntil }] of this.#people)
      if (name !== person && waiting.size > 0 && barredUntil <= now) return true;
    return false;
  }

  /** Takes the next entry out; null where nobody waits, or milliseconds until somebody may continue. */
  next(): { entry: Entry } | { inMs: number } | null {
    const now = this.#clock();
    const firsts = new Map<Lane, First<Entry>>();
    let inMs = Infinity;
    for (const [name, person] of this.#people) {
      const [[entry, kind] = []] = person.waiting;
      if (entry === undefined || kind === undefined) this.#forget(name, person, now);
      else if (person.barredUntil > now) inMs = Math.min(inMs, person.barredUntil - now);
      else {
        const lane = this.#chooseLane(person, kind);
        const usedMs = person.usedMs.get(lane) ?? 0;
        if (usedMs < (firsts.get(lane)?.usedMs ?? Infinity))
          firsts.set(lane, { lane, person, entry, usedMs });
      }
    }
    const first = this.#chooseFirst([...firsts.values()]);
    if (!first) return inMs === Infinity ? null : { inMs };
    const { lane, person, entry, usedMs } = first;
    person.waiting.delete(entry);
    lane.servedAtMs = Math.max(lane.servedAtMs, usedMs);
    return { entry };
  }

  /**
   * Counts what a slot took: how long the engine was held, and how much of that it worked. Less than a
   * millisecond counts as one: slots cost something by themselves.
   */
  charge(person: string, { heldMs, workedMs = heldMs, kind = '' }: Taken): void {
    const theirs = this.#of(person);
    if (workedMs <= QUICK_MS) theirs.quickKinds.add(kind);
    else theirs.slowUntil = this.#clock() + SLOW_FOR_MS;
    const [lane, countedMs] = [this.#chooseLane(theirs, kind), Math.max(heldMs, 1)];
    lane.usedMs += countedMs;
    theirs.usedMs.set(lane, lane.atLeast(theirs.usedMs.get(lane)) + countedMs);
  }

  /** A person's slot was ended by the limit: they pay by waiting. */
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

  #chooseLane({ slowUntil, quickKinds }: Person<Entry>, kind: string): Lane {
    return slowUntil <= this.#clock() && quickKinds.has(kind) ? this.#quick : this.#slow;
  }

  /** The entry of the lane that has used less. An empty lane saves nothing up. */
  #chooseFirst([one, other]: First<Entry>[]): First<Entry> | undefined {
    if (!one || !other) return one;
    const least = Math.max(one.lane.usedMs, other.lane.usedMs) - HEAD_START_MS;
    for (const { lane } of [one, other]) lane.usedMs = Math.max(lane.usedMs, least);
    return one.lane.usedMs <= other.lane.usedMs ? one : other;
  }

  #of(person: string): Person<Entry> {
    const known = this.#people.get(person);
    if (known) return known;
    const made: Person<Entry> = {
      waiting: new Map(),
      usedMs: new Map(),
      quickKinds: new Set(),
      slowUntil: -Infinity,
      penaltyMs: 0,
      barredUntil: -Infinity,
    };
    this.#people.set(person, made);
    return made;
  }

  /** Nothing is kept of who has neither used more than others, nor been slow or cut off lately. */
  #forget(name: string, { usedMs, slowUntil, barredUntil }: Person<Entry>, now: number): void {
    const isLevel = [...usedMs].every(([lane, used]) => used <= lane.atLeast());
    if (isLevel && slowUntil < now && barredUntil + FORGIVEN_AFTER_MS < now)
      this.#people.delete(name);
  }
}
