/** A person cut off by the limit waits as long as the others waited for them, doubled each time it recurs. */
const LONGEST_PENALTY_MS = 30_000;
/** After this long without a cut-off, a person's penalty is forgotten. */
const FORGIVEN_AFTER_MS = 60_000;

/**
 * How far ahead a newcomer starts. Each newcomer of a crowd gets it, and the others wait for the
 * sum: ten delay somebody by half a second.
 */
const HEAD_START_MS = 50;

/**
 * A slot as short as the product's own queries, including the first after the engine's start. A
 * person who takes longer counts as slow for a while.
 */
const QUICK_MS = 100;
const SLOW_FOR_MS = 60_000;

/** A lane for slots expected to be quick, or for all others. */
class Lane {
  /** Milliseconds of the engine charged to this lane; the lane with less goes first. */
  usedMs = 0;
  /** The time charged to the last person served. */
  servedAtMs = 0;

  atLeast(usedMs = -Infinity): number {
    return Math.max(usedMs, this.servedAtMs - HEAD_START_MS);
  }
}

/** The use of one slot. */
export interface Taken {
  heldMs: number;
  /** Omitted when the engine worked for as long as it was held. */
  workedMs?: number;
  kind?: string;
}

interface Person<Entry> {
  /** Entries with their kinds. */
  waiting: Map<Entry, string>;
  /** Milliseconds of the engine charged to this person in each lane; the least goes first there. */
  usedMs: Map<Lane, number>;
  /** Kinds of work that were quick before. */
  quickKinds: Set<string>;
  slowUntil: number;
  penaltyMs: number;
  /** No slot begins before this time of the clock. */
  barredUntil: number;
}

interface First<Entry> {
  lane: Lane;
  person: Person<Entry>;
  entry: Entry;
  usedMs: number;
}

/**
 * Queues people, not requests: next is the person who has used the least of the engine since those
 * waiting began to compete; each person's own requests stay in order. Quick work and all other
 * share the engine by halves, so quick work never waits for ten slow people in a row.
 */
export class FairQueue<Entry> {
  readonly #people = new Map<string, Person<Entry>>();
  readonly #clock: () => number;
  readonly #quick = new Lane();
  readonly #slow = new Lane();

  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  /** `kind` groups work that takes about as long each time. */
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

  /** The number of waiting entries. */
  get size(): number {
    return [...this.#people.values()].reduce((sum, { waiting }) => sum + waiting.size, 0);
  }

  /** True when anybody but these waits and is not barred. */
  hasOthers(...these: string[]): boolean {
    const now = this.#clock();
    for (const [name, { waiting, barredUntil }] of this.#people)
      if (!these.includes(name) && waiting.size > 0 && barredUntil <= now) return true;
    return false;
  }

  /** Removes the next entry; null when nobody waits, or milliseconds until somebody is no longer barred. */
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
   * Charges a slot to a person: how long the engine was held, and how much of that it worked. The
   * minimum is 1 ms, because slots themselves cost something.
   */
  charge(person: string, { heldMs, workedMs = heldMs, kind = '' }: Taken): void {
    const theirs = this.#of(person);
    if (workedMs <= QUICK_MS) theirs.quickKinds.add(kind);
    else theirs.slowUntil = this.#clock() + SLOW_FOR_MS;
    const [lane, countedMs] = [this.#chooseLane(theirs, kind), Math.max(heldMs, 1)];
    lane.usedMs += countedMs;
    theirs.usedMs.set(lane, lane.atLeast(theirs.usedMs.get(lane)) + countedMs);
  }

  /** Bars a person whose slot was ended by the limit. */
  penalise(person: string, workedMs: number): void {
    const theirs = this.#of(person);
    const now = this.#clock();
    const isForgiven = theirs.barredUntil + FORGIVEN_AFTER_MS < now;
    const before = isForgiven ? 0 : theirs.penaltyMs;
    theirs.penaltyMs = Math.min(Math.max(workedMs, before * 2), LONGEST_PENALTY_MS);
    theirs.barredUntil = now + theirs.penaltyMs;
  }

  /** Lifts all penalties. */
  pardon(): void {
    for (const theirs of this.#people.values()) theirs.barredUntil = -Infinity;
  }

  #chooseLane({ slowUntil, quickKinds }: Person<Entry>, kind: string): Lane {
    return slowUntil <= this.#clock() && quickKinds.has(kind) ? this.#quick : this.#slow;
  }

  /** The entry of the lane that has used less. An empty lane saves up nothing. */
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

  /** Drops people who have used no more than others and were neither slow nor cut off lately. */
  #forget(name: string, { usedMs, slowUntil, barredUntil }: Person<Entry>, now: number): void {
    const isLevel = [...usedMs].every(([lane, used]) => used <= lane.atLeast());
    if (isLevel && slowUntil < now && barredUntil + FORGIVEN_AFTER_MS < now)
      this.#people.delete(name);
  }
}
