import PQueue from 'p-queue';
import type { SharedPlaces } from '../../shared-places.ts';
import { TimeLimit } from './time-limit.ts';

/** Answers in a row after which one more at a time is tried. */
const FIRST_STREAK = 5;

/** A question that the model is at work on, or that waits in the server's own queue. */
export interface Slot {
  readonly limit: TimeLimit;
  /** How many were to be asked at a time when it was asked. */
  readonly pace: number;
  /** The model was asked something else meanwhile. */
  hadCompany: boolean;
  /** Another question was refused as one too many beside it. */
  hadRefusalBeside: boolean;
}

/**
 * The questions to one model: so many at a time, first come, first served. When one is put off, all wait
 * as long as the server says, and that one goes first again. How many at a time is learned from the trouble
 * that comes of them.
 */
export class ModelQueue {
  readonly #queue: PQueue;
  readonly #pace: Pace;
  /** In the order in which they were asked. */
  readonly #running = new Set<Slot>();
  #pausedUntil = 0;
  #refusals = 0;
  #answeredAt = 0;
  #resumption: ReturnType<typeof setTimeout> | undefined;
  readonly #model: string;
  readonly #places: SharedPlaces | undefined;
  /** Resolves once other hosts know of the last pause. */
  #shared: Promise<void> | undefined;

  /** `model` names it among all hosts; without `places` nobody else is known to ask it. */
  constructor(concurrency: number, model = '', places?: SharedPlaces) {
    this.#model = model;
    this.#places = places;
    this.#pace = new Pace(concurrency);
    this.#queue = new PQueue({ concurrency });
  }

  /** When the last answer came, in milliseconds. */
  get answeredAt(): number {
    return this.#answeredAt;
  }

  /**
   * Asks when it is its turn, with so much time for it. Rejects as `ask` does, or with the signal's reason,
   * also while waiting.
   */
  async withSlot<T>(
    ask: (slot: Slot) => Promise<T>,
    {
      timeoutMs,
      signal,
      isAskedAgain,
    }: { timeoutMs: number; signal: AbortSignal; isAskedAgain: boolean },
  ): Promise<T> {
    // Removed by anyone who leaves: it must not start when the pause ends.
    return this.#queue.add(() => this.#run(ask, timeoutMs, signal), {
      signal,
      priority: isAskedAgain ? 1 : 0,
    });
  }

  /** A server refuses a question now; answers how often in a row. Several that ran at once are refused for one reason. */
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

  /** An answer came: the next refusal is the first again, and the server is free for who waits in its queue. */
  recover(slot: Slot): void {
    this.#refusals = 0;
    this.#answeredAt = Date.now();
    this.#restartBehind(slot);
    // One that is answered while another is refused shows that it was the second that was too much.
    if (slot.hadRefusalBeside) {
      this.slowDown(slot);
      return;
    }
    this.#pace.addAnswer();
    this.#queue.concurrency = this.#pace.current;
  }

  /** The server is too busy for this one: perhaps because of the others. */
  refuse(slot: Slot): void {
    for (const other of this.#running) other.hadRefusalBeside ||= other !== slot;
  }

  /** Asks fewer at a time, where trouble may come of several; once for all that were asked at one pace. */
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
      // The next host would ask before it knows that it is to wait.
      await this.#shared;
      await place?.leave();
    }
  }

  /** Those asked after it may have waited for it: no more often than there were questions before them. */
  #restartBehind(slot: Slot): void {
    const running = [...this.#running];
    for (const { limit } of running.slice(running.indexOf(slot) + 1)) limit.restart();
  }
}

/**
 * How many questions a model is asked at a time: as many as are set, half as many after trouble that comes of
 * several at once, and one more after answers in a row. When that one is too many it is tried again after
 * twice as many answers, so that a server with one place is seldom asked for a second.
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
