import type { DatabaseLoad } from '../metrics/metrics.ts';
import { type SessionLost, shuttingDown, statementTimeout } from './database-error.ts';
import type { Engine } from './engine.ts';
import { FairQueue } from './fair-queue.ts';
import { HOST, currentScope } from './request-scope.ts';
import { EngineSlot } from './engine-slot.ts';
import { Slots } from './slot.ts';
import { waitInQueue } from './wait-in-queue.ts';

/** Work that holds the session for this many times the limit is waiting for something it must not wait for. */
const HOLD_FOR_LIMITS = 5;
/** Time left for a slot once the host is asked to stop. */
const HURRIED_LIMIT_MS = 1000;
/**
 * Time for a slot while others wait. With the engine's restart (0.4 s, more after an interrupted
 * change) nobody waits more than a second for one other person; the product's own statements take a
 * tenth of it.
 */
const PATIENCE_MS = 400;

/** A slot in use, and its start: on the clock, and in CPU time of the threads beside this one. */
interface Holding {
  slot: EngineSlot;
  person: string;
  kind: string;
  sinceMs: number;
  sinceWorkedMs: number;
  /** True when it is cut short once somebody else waits. */
  isShort: boolean;
}

/**
 * PGlite has one Postgres session; each piece of work holds it until it ends, and people alternate
 * (decision 002).
 */
export class EngineQueue extends Slots<EngineSlot> {
  readonly #engine: Engine;
  /** Time that the engine may spend on one slot. */
  readonly #limitMs: number;
  /** Each entry starts one waiting piece of work. */
  readonly #queue: FairQueue<() => void>;
  #current: Holding | null = null;
  #timer: NodeJS.Timeout | undefined;
  #patience: NodeJS.Timeout | undefined;
  #wake: NodeJS.Timeout | undefined;
  #isTaken = false;
  #isHurried = false;
  #timeouts = 0;

  /** `clock` times the penalties of people who were cut off. */
  constructor(engine: Engine, limitMs: number, clock?: () => number) {
    super();
    this.#engine = engine;
    this.#limitMs = limitMs;
    this.#queue = new FairQueue(clock);
  }

  get load(): DatabaseLoad {
    const held = this.#current ? 1 : 0;
    return { waiting: this.#queue.size, held, timeouts: this.#timeouts };
  }

  protected async take(): Promise<EngineSlot> {
    const { person, kind, isLimited, isLong } = currentScope();
    await waitInQueue(this.#queue, () => (this.#isTaken ? this.#keepShort() : this.#next()));
    try {
      const thread = await this.#engine.thread();
      const slot = new EngineSlot(thread, isLimited ? this.#limitMs : null);
      const [sinceMs, sinceWorkedMs] = [performance.now(), workedByOtherThreadsMs()];
      const isShort = isLimited && !isLong;
      this.#current = { slot, person, kind, sinceMs, sinceWorkedMs, isShort };
      if (this.#isHurried) this.#stopAfter(HURRIED_LIMIT_MS, slot, shuttingDown);
      else if (isLimited) this.#stopAfter(HOLD_FOR_LIMITS * this.#limitMs, slot, statementTimeout);
      this.#keepShort();
      return slot;
    } catch (error) {
      this.#next();
      throw error;
    }
  }

  async give(slot: EngineSlot): Promise<void> {
    if (this.#current?.slot !== slot) return;
    const { person, kind, sinceMs } = this.#current;
    this.#current = null;
    clearTimeout(this.#timer);
    clearTimeout(this.#patience);
    this.#patience = undefined;
    await slot.end();
    const heldMs = performance.now() - sinceMs;
    const workedMs = slot.failure ? heldMs : slot.workedMs;
    this.#queue.charge(person, { heldMs, workedMs, kind });
    const wasCutOff = slot.failure?.code === statementTimeout().code;
    if (wasCutOff) this.#timeouts += 1;
    // The others also wait for the engine's restart, which takes about as long.
    if (wasCutOff && person !== HOST) this.#queue.penalise(person, 2 * heldMs);
    await this.#engine.keepSmall();
    this.#next();
  }

  /**
   * Runs the host's own work in the current slot, where a person's request happened to need it. It is neither charged
   * to the person nor cut short: the next request would only have to start it again.
   */
  async runForHost<T>(work: () => Promise<T>): Promise<T> {
    const current = this.#current;
    if (!current || current.slot !== this.held) return work();
    const { isShort } = current;
    const [beganMs, beganWorkedMs] = [performance.now(), workedByOtherThreadsMs()];
    current.isShort = false;
    try {
      return await work();
    } finally {
      current.isShort = isShort;
      current.sinceMs += performance.now() - beganMs;
      current.sinceWorkedMs += workedByOtherThreadsMs() - beganWorkedMs;
      this.#keepShort();
    }
  }

  /** The host is stopping: quick work finishes, long statements are ended. */
  hurry(): void {
    this.#isHurried = true;
    this.#engine.keepAsLast();
    if (this.#current) this.#stopAfter(HURRIED_LIMIT_MS, this.#current.slot, shuttingDown);
    this.#queue.pardon();
    if (!this.#isTaken) this.#next();
  }

  #stopAfter(afterMs: number, slot: EngineSlot, reason: () => SessionLost): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#stop(slot, reason), afterMs);
  }

  #stop(slot: EngineSlot, reason: () => SessionLost): void {
    if (this.#current?.slot === slot) void slot.stop(reason()).then(() => this.give(slot));
  }

  /** Ends the current slot soon when another person waits for it; the host's own work can wait. */
  #keepShort(): void {
    const current = this.#current;
    if (!current?.isShort || this.#patience || this.#isHurried) return;
    if (!this.#queue.hasOthers(current.person, HOST)) return;
    const { sinceMs, sinceWorkedMs, slot } = current;
    const leftMs = PATIENCE_MS - (performance.now() - sinceMs);
    this.#patience = setTimeout(
      () => {
        // A busy process runs the timer late, when the answer may already be queued behind it.
        setImmediate(() => {
          this.#patience = undefined;
          if (this.#current !== current || !current.isShort) return;
          // On a machine busy with other work the slot has hardly begun.
          const workedMs = workedByOtherThreadsMs() - sinceWorkedMs;
          if (workedMs >= PATIENCE_MS / 2) this.#stop(slot, statementTimeout);
          else this.#keepShort();
        });
      },
      Math.max(leftMs, PATIENCE_MS / 10),
    );
  }

  #next(): void {
    clearTimeout(this.#wake);
    const next = this.#queue.next();
    this.#isTaken = next !== null && 'entry' in next;
    if (next === null) return;
    if ('entry' in next) next.entry();
    else
      this.#wake = setTimeout(() => {
        if (!this.#isTaken) this.#next();
      }, next.inMs);
  }
}

/** CPU time of the other threads, nearly all of it the engine's; this thread's time belongs to no slot. */
function workedByOtherThreadsMs(): number {
  const [all, own] = [process.cpuUsage(), process.threadCpuUsage()];
  return (all.user + all.system - own.user - own.system) / 1000;
}
