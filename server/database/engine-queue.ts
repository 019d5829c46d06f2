import type { DatabaseLoad } from '../metrics/metrics.ts';
import { type SessionLost, shuttingDown, statementTimeout } from './database-error.ts';
import type { Engine } from './engine.ts';
import { FairQueue } from './fair-queue.ts';
import { HOST, currentScope } from './request-scope.ts';
import { EngineSlot } from './engine-slot.ts';
import { Slots } from './slot.ts';
import { waitInQueue } from './wait-in-queue.ts';

/** Work that keeps the session for that many times the limit waits for something it must not wait for. */
const HOLD_FOR_LIMITS = 5;
/** The longest that a slot may still work once the host is asked to stop. */
const HURRIED_LIMIT_MS = 1000;
/**
 * The longest that a slot may work while somebody else waits. With the engine's next start (0.4 s, and more after a
 * change that was cut off) that is less than the second that nobody is to wait for one other person; the product's own
 * statements take a tenth of it.
 */
const PATIENCE_MS = 400;

/** A slot, and when it began: by the clock, and by what the threads beside this one had worked until then. */
interface Holding {
  slot: EngineSlot;
  person: string;
  kind: string;
  sinceMs: number;
  sinceWorkedMs: number;
  /** True when it is cut short as soon as somebody else waits. */
  isShort: boolean;
}

/**
 * PGlite is one Postgres session; here a piece of work has it for itself until it ends, and people take turns
 * (docs/decisions/002).
 */
export class EngineQueue extends Slots<EngineSlot> {
  readonly #engine: Engine;
  /** How long the engine may work on one slot. */
  readonly #limitMs: number;
  /** Each starts one waiting piece of work. */
  readonly #queue: FairQueue<() => void>;
  #current: Holding | null = null;
  #timer: NodeJS.Timeout | undefined;
  #patience: NodeJS.Timeout | undefined;
  #wake: NodeJS.Timeout | undefined;
  #isTaken = false;
  #isHurried = false;
  #timeouts = 0;

  /** By `clock` people pay for what they were cut off for. */
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
    // The others wait for the engine's next start as well, which takes about as long.
    if (wasCutOff && person !== HOST) this.#queue.penalise(person, 2 * heldMs);
    await this.#engine.keepSmall();
    this.#next();
  }

  /**
   * Runs the host's own work in the slot at hand, where a person's request found it to be done. However many wait,
   * it is not cut short, and its time is not the person's: cut off, it would have to begin again with the next one.
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

  /** The host is to stop: what is quick still finishes, and a long statement ends. */
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

  /** Sees to it that a slot ends soon when somebody else waits for it. */
  #keepShort(): void {
    const current = this.#current;
    if (!current?.isShort || this.#patience || this.#isHurried) return;
    if (!this.#queue.hasOthers(current.person)) return;
    const { sinceMs, sinceWorkedMs, slot } = current;
    const leftMs = PATIENCE_MS - (performance.now() - sinceMs);
    this.#patience = setTimeout(
      () => {
        // A busy process runs the timer late, with the answer waiting right behind it.
        setImmediate(() => {
          this.#patience = undefined;
          if (this.#current !== current || !current.isShort) return;
          // On a machine that is busy with other things the slot has hardly begun.
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

/** The engine's thread is nearly all of it; what this thread works for others is nobody's slot. */
function workedByOtherThreadsMs(): number {
  const [all, own] = [process.cpuUsage(), process.threadCpuUsage()];
  return (all.user + all.system - own.user - own.system) / 1000;
}
