/** A person cut off by the limit waits as long as they held up the others, and twice as long each time after. */
const LONGEST_PENALTY_MS = 30_000;
/** After this long without being cut off a person starts afresh. */
const FORGIVEN_AFTER_MS = 60_000;

/**
 * How far whoever comes anew is ahead of those who have competed for long. Each of a crowd that comes together
 * is that far ahead, and the others wait for the sum: ten hold somebody up for half a second.
 */
const HEAD_START_MS = 50;

/** A turn as short as the product's questions are; whoever takes longer is slow for a while. */
const QUICK_MS = 50;
const SLOW_FOR_MS = 10_000;

/** People whose turns are quick, or slow, and what they have used together. */
class Lane {
  /** Milliseconds of the engine that count for all of them; the lane with less goes first. */
  usedMs = 0;
  /** What counted for whoever of them was served last. */
  servedAtMs = 0;

  atLeast(usedMs: number): number {
    return Math.max(usedMs, this.servedAtMs - HEAD_START_MS);
  }
}

interface Person<Entry> {
  waiting: Set<Entry>;
  /** Milliseconds of the engine that count for this person; who has the least goes first in their lane. */
  usedMs: number;
  /** Until this moment of the clock; somebody unknown is slow until a turn was seen to be quick. */
  slowUntil: number;
  penaltyMs: number;
  /** No turn begins before this moment of the clock. */
  barredUntil: number;
}

/**
 * Queues people, not requests: next is the person who has used the least of the engine since those who wait
 * began to compete for it, and each person's own requests keep their order. Who is quick and who is slow share
 * the engine by halves, so that ten slow people are not waited for one after the other.
 */
export class FairQueue<Entry> {
  readonly #people = new Map<string, Person<Entry>>();
  readonly #clock: () => number;
  readonly #quick = new Lane();
  readonly #slow = new Lane();

  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  add(person: string, entry: Entry): void {
    const theirs = this.#of(person);
    if (theirs.waiting.size === 0) theirs.usedMs = this.#laneOf(theirs).atLeast(theirs.usedMs);
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
    const first = new Map<Lane, Person<Entry>>();
    let inMs = Infinity;
    for (const [name, theirs] of this.#people) {
      const lane = this.#laneOf(theirs);
      const { usedMs = Infinity } = first.get(lane) ?? {};
      if (theirs.waiting.size === 0) this.#forget(name, theirs, now);
      else if (theirs.barredUntil > now) inMs = Math.min(inMs, theirs.barredUntil - now);
      else if (theirs.usedMs < usedMs) first.set(lane, theirs);
    }
    const [lane, person] = this.#lessUsed([...first]);
    const [entry] = person?.waiting ?? [];
    if (lane && person && entry !== undefined) {
      person.waiting.delete(entry);
      lane.servedAtMs = Math.max(lane.servedAtMs, person.usedMs);
      return { entry };
    }
    return inMs === Infinity ? null : { inMs };
  }

  /**
   * Counts what a turn took: how long the engine was held, and how much of that it worked. Less than a
   * millisecond counts as one: turns cost something by themselves.
   */
  charge(person: string, heldMs: number, workedMs = heldMs): void {
    const theirs = this.#of(person);
    const now = this.#clock();
    if (workedMs > QUICK_MS) theirs.slowUntil = now + SLOW_FOR_MS;
    else if (theirs.slowUntil === Infinity) theirs.slowUntil = now;
    const [lane, countedMs] = [this.#laneOf(theirs), Math.max(heldMs, 1)];
    lane.usedMs += countedMs;
    theirs.usedMs = lane.atLeast(theirs.usedMs + countedMs);
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

  #laneOf({ slowUntil }: Person<Entry>): Lane {
    return slowUntil > this.#clock() ? this.#slow : this.#quick;
  }

  /** The one of both that has used less, or the only one. What a lane did not need is not saved up. */
  #lessUsed(firsts: [Lane, Person<Entry>][]): [Lane, Person<Entry>] | [] {
    const [one, other] = firsts;
    if (!one || !other) return one ?? [];
    const least = Math.max(one[0].usedMs, other[0].usedMs) - HEAD_START_MS;
    for (const [lane] of firsts) lane.usedMs = Math.max(lane.usedMs, least);
    return one[0].usedMs <= other[0].usedMs ? one : other;
  }

  #of(person: string): Person<Entry> {
    const known = this.#people.get(person);
    if (known) return known;
    const made: Person<Entry> = {
      waiting: new Set(),
      usedMs: -Infinity,
      slowUntil: Infinity,
      penaltyMs: 0,
      barredUntil: -Infinity,
    };
    this.#people.set(person, made);
    return made;
  }

  /** Nothing is kept of who has neither used more than others nor been cut off lately. */
  #forget(name: string, theirs: Person<Entry>, now: number): void {
    const isLevel = theirs.usedMs <= this.#laneOf(theirs).servedAtMs - HEAD_START_MS;
    if (isLevel && theirs.barredUntil + FORGIVEN_AFTER_MS < now) this.#people.delete(name);
  }
}
