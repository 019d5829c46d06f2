import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type SessionLost,
  requestCancelled,
  shuttingDown,
  statementTimeout,
} from './database-error.ts';
import type { Engine } from './engine.ts';
import { currentScope } from './request-scope.ts';
import { Turn } from './turn.ts';

/** Work that keeps the session for that many times the limit waits for something it must not wait for. */
const HOLD_FOR_LIMITS = 5;
/** What a turn may still take once the host is asked to stop. */
const HURRIED_LIMIT_MS = 1000;

/**
 * PGlite is one Postgres session; here a piece of work has it for itself until it ends, and the others
 * queue (docs/decisions/002).
 */
export class Turns {
  readonly #engine: Engine;
  /** How long the engine may work on one turn. */
  readonly #limitMs: number;
  readonly #held = new AsyncLocalStorage<Turn>();
  /** Each starts one waiting piece of work, in the order of their coming. */
  readonly #queue = new Set<() => void>();
  #current: Turn | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isTaken = false;
  #isHurried = false;

  constructor(engine: Engine, limitMs: number) {
    this.#engine = engine;
    this.#limitMs = limitMs;
  }

  /** Runs `work` with the session to itself; inside such work the session is already held. */
  async run<T>(work: (turn: Turn) => Promise<T>): Promise<T> {
    const { held } = this;
    if (held) return work(held);
    const turn = await this.take();
    try {
      return await this.#held.run(turn, () => work(turn));
    } finally {
      await this.give(turn);
    }
  }

  /**
   * The turn that the caller works in. What outlives a turn without being awaited has to queue like
   * everything else; but a turn that lost its session is never left.
   */
  get held(): Turn | null {
    const turn = this.#held.getStore();
    return turn && (!turn.isOver || turn.failure) ? turn : null;
  }

  /** A turn of the caller's own, to be given back. */
  async take(): Promise<Turn> {
    const { request, isLimited } = currentScope();
    await this.#wait(request?.signal ?? null);
    try {
      const thread = await this.#engine.thread();
      const limitMs = isLimited ? this.#limitMs : null;
      const turn = new Turn(thread, this.#isHurried ? HURRIED_LIMIT_MS : limitMs);
      this.#current = turn;
      if (isLimited) this.#stopAfter(HOLD_FOR_LIMITS * this.#limitMs, turn, statementTimeout);
      return turn;
    } catch (error) {
      this.#next();
      throw error;
    }
  }

  async give(turn: Turn): Promise<void> {
    if (this.#current !== turn) return;
    this.#current = null;
    clearTimeout(this.#timer);
    await turn.end();
    await this.#engine.keepSmall();
    this.#next();
  }

  /** The host is to stop: what is quick still finishes, and a long statement ends. */
  hurry(): void {
    this.#isHurried = true;
    this.#engine.keepAsLast();
    if (this.#current) this.#stopAfter(HURRIED_LIMIT_MS, this.#current, shuttingDown);
  }

  #stopAfter(afterMs: number, turn: Turn, reason: () => SessionLost): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#current === turn) void turn.stop(reason()).then(() => this.give(turn));
    }, afterMs);
  }

  #wait(signal: AbortSignal | null): Promise<void> {
    if (signal?.aborted) return Promise.reject(requestCancelled());
    if (!this.#isTaken) {
      this.#isTaken = true;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#queue.delete(start);
        reject(requestCancelled());
      };
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#queue.add(start);
    });
  }

  #next(): void {
    const [start] = this.#queue;
    if (start) {
      this.#queue.delete(start);
      start();
    } else {
      this.#isTaken = false;
    }
  }
}
