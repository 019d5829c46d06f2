import type { Pool } from 'pg';
import type { DatabaseLoad } from '../../metrics/metrics.ts';
import { shuttingDown } from '../database-error.ts';
import { FairQueue } from '../fair-queue.ts';
import { currentScope } from '../request-scope.ts';
import { Slots } from '../slot.ts';
import { waitInQueue } from '../wait-in-queue.ts';
import {
  type HeldSession,
  openSessions,
  sessionsAtOnce,
  takeSession,
} from './postgres-sessions.ts';
import { PostgresSlot } from './postgres-slot.ts';

interface Holding {
  session: HeldSession;
  person: string;
  kind: string;
  sinceMs: number;
}

/** A PostgreSQL server's sessions, shared fairly like the embedded engine's one (decision 002). */
export class PostgresSlots extends Slots<PostgresSlot> {
  readonly #sessions: Pool;
  readonly #limitMs: number;
  /** Each entry starts one waiting piece of work. */
  readonly #queue = new FairQueue<() => void>();
  readonly #holdings = new Map<PostgresSlot, Holding>();
  #free: number;
  #isClosed = false;
  #timeouts = 0;

  constructor(url: string, limitMs: number) {
    super();
    this.#limitMs = limitMs;
    this.#free = sessionsAtOnce(url);
    this.#sessions = openSessions(url, this.#free);
  }

  get load(): DatabaseLoad {
    return {
      waiting: this.#queue.size,
      held: this.#holdings.size,
      timeouts: this.#timeouts,
    };
  }

  protected async take(): Promise<PostgresSlot> {
    const { person, kind, isLimited } = currentScope();
    await waitInQueue(this.#queue, () => this.#next());
    try {
      if (this.#isClosed) throw shuttingDown();
      const session = await takeSession(this.#sessions);
      const slot = new PostgresSlot(session, isLimited ? this.#limitMs : null);
      this.#holdings.set(slot, { session, person, kind, sinceMs: performance.now() });
      return slot;
    } catch (error) {
      this.#leave();
      throw error;
    }
  }

  async give(slot: PostgresSlot): Promise<void> {
    const holding = this.#holdings.get(slot);
    if (!holding) return;
    this.#holdings.delete(slot);
    await slot.end();
    if (slot.wasTimedOut) this.#timeouts += 1;
    const { session, person, kind, sinceMs } = holding;
    session.release(session.isLost || session.isStale);
    this.#queue.charge(person, { heldMs: performance.now() - sinceMs, kind });
    this.#leave();
  }

  /** With several sessions, no work is cut short for another's. */
  runForHost<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  /** A statement's own limit is short enough to wait for. */
  hurry(): void {
    this.#queue.pardon();
  }

  /** Lets running work finish. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#free = Infinity;
    this.#next();
    await Promise.all([...this.#holdings.keys()].map((slot) => this.give(slot)));
    await this.#sessions.end();
  }

  #leave(): void {
    this.#free += 1;
    this.#next();
  }

  #next(): void {
    while (this.#free > 0) {
      const next = this.#queue.next();
      if (next === null || !('entry' in next)) return;
      this.#free -= 1;
      next.entry();
    }
  }
}
