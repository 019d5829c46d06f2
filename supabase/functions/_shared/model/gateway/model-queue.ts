import PQueue from 'p-queue';
import type { SharedPlaces } from '../../shared-places.ts';
import { TimeLimit } from './time-limit.ts';

/** Consecutive answers after which one more at a time is tried. */
const FIRST_STREAK = 5;

/** A request that the model is working on, or that waits in the server's own queue. */
export interface Slot {
  readonly limit: TimeLimit;
  /** The concurrency when it was sent. */
  readonly pace: number;
  /** True when the model had another request meanwhile. */
  hadCompany: boolean;
  /** True when another request was refused as too many beside it. */
  hadRefusalBeside: boolean;
}

/**
 * Queues the requests to one model: a limited number at a time, first come, first served. When one
 * is delayed, all wait as long as the server asks, and that one goes first. Concurrency adapts to
 * failures.
 */
export class ModelQueue {
  readonly #queue: PQueue;
  readonly #pace: Pace;
  /** In the order in which they were sent. */
  readonly #running = new Set<Slot>();
  #pausedUntil = 0;
  #refusals = 0;
  #answeredAt = 0;
  #resumption: ReturnType<typeof setTimeout> | undefined;
  readonly #model: string;
  readonly #places: SharedPlaces | undefined;
  /** Resolves once other hosts know of the last pause. */
  #shared: Promise<void> | undefined;

  /** `model` identifies it among all hosts; without `places` no other host is considered. */
  constructor(concurrency: number, model = '', places?: SharedPlaces) {
    this.#model = model;
    this.#places = places;
    this.#pace = new Pace(concurrency);
    this.#queue = new PQueue({ concurrency });
  }

  /** The time of the last answer, in milliseconds. */
  get answeredAt(): number {
    return this.#answeredAt;
  }

  /**
   * Runs `ask` in turn, with its time limit. Rejects as `ask` does, or with the signal's reason,
   * even while waiting.
   */
  async withSlot<T>(
    ask: (slot: Slot) => Promise<T>,
    {
      timeoutMs,
      signal,
      isAskedAgain,
    }: { timeoutMs: number; signal: AbortSignal; isAskedAgain: boolean },
  ): Promise<T> {
    // A cancelled request leaves the queue, so that it does not start when the pause ends.
    return this.#queue.add(() => this.#run(ask, timeoutMs, signal), {
      signal,
      priority: isAskedAgain ? 1 : 0,
    });
  }

  /** Counts a refusal and returns the number in a row; concurrent requests refused together count once. */
  countRefusal(): number {
    if (Date.now() >= this.#pausedUntil) this.#refusals += 1;
    return this.#refusals;
  }

  pause(ms: number): void {
    const until = Date.now() + ms;
    if (until <= this.#pausedUntil) return;
    this.#pausedUntil = until;
    this.#queue.pause();
    clearTimeout(this.#resumption);
    this.#resumption = setTimeout(() => this.#queue.start(), ms);
    this.#shared = this.#places?.pause(this.#model, ms);
  }

  /** Notes an answer: it resets refusals and frees the server for requests in its queue. */
  recover(slot: Slot): void {
    this.#refusals = 0;
    this.#answeredAt = Date.now();
    this.#restartBehind(slot);
    // An answer while another was refused shows that the second was too many.
    if (slot.hadRefusalBeside) {
      this.slowDown(slot);
      return;
    }
    this.#pace.addAnswer();
    this.#queue.concurrency = this.#pace.current;
  }

  /** The server was too busy for this one, perhaps because of the others. */
  refuse(slot: Slot): void {
    for (const other of this.#running) other.hadRefusalBeside ||= other !== slot;
  }

  /** Lowers concurrency after a failure that several may cause; once for all sent at one pace. */
  slowDown({ hadCompany, pace }: Slot): void {
    if (!hadCompany || pace > this.#pace.current) return;
    this.#pace.lower();
    this.#queue.concurrency = this.#pace.current;
  }

  async #run<T>(
    ask: (slot: Slot) => Promise<T>,
    timeoutMs: number,
    signal: AbortSignal,
  ): Promise<T> {
    const place = await this.#places?.take(this.#model, this.#pace.current, signal);
    const hadCompany = this.#running.size > 0 || place?.hadCompany === true;
    for (const other of this.#running) other.hadCompany = true;
    const slot: Slot = {
      limit: new TimeLimit(timeoutMs),
      pace: this.#pace.current,
      hadCompany,
      hadRefusalBeside: false,
    };
    this.#running.add(slot);
    try {
      return await ask(slot);
    } finally {
      slot.limit.end();
      this.#running.delete(slot);
      // Otherwise the next host would ask before it knows of the pause.
      await this.#shared;
      await place?.leave();
    }
  }

  /** Later requests may have waited for it: each restarts at most once per request before it. */
  #restartBehind(slot: Slot): void {
    const running = [...this.#running];
    for (const { limit } of running.slice(running.indexOf(slot) + 1)) limit.restart();
  }
}

/**
 * Adapts the number of concurrent requests: the configured number at first, half after failures
 * that several may cause, and one more after answers in a row. If that is too many, it takes twice
 * as many answers to try again, so that a server with one slot is rarely asked for two.
 */
class Pace {
  readonly #most: number;
  #current: number;
  #streak = 0;
  #streakToRaise = FIRST_STREAK;
  #isTrial = false;

  constructor(most: number) {
    this.#most = most;
    this.#current = most;
  }

  get current(): number {
    return this.#current;
  }

  lower(): void {
    if (this.#isTrial) this.#streakToRaise *= 2;
    this.#isTrial = false;
    this.#streak = 0;
    this.#current = Math.max(1, Math.floor(this.#current / 2));
  }

  addAnswer(): void {
    this.#streak += 1;
    if (this.#current === this.#most || this.#streak < this.#streakToRaise) return;
    if (this.#isTrial) this.#streakToRaise = FIRST_STREAK;
    this.#isTrial = true;
    this.#streak = 0;
    this.#current += 1;
  }
}
