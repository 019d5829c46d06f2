import type postgres from 'postgres';
import { requestCancelled, shuttingDown } from '../database-error.ts';
import { FairQueue } from '../fair-queue.ts';
import { currentScope } from '../request-scope.ts';
import { Slots } from '../slot.ts';
import { noSession } from './postgres-error.ts';
import { PostgresSlot } from './postgres-slot.ts';

interface Holding {
  person: string;
  kind: string;
  sinceMs: number;
}

/** A PostgreSQL server's sessions, at which people take turns as at the embedded engine's one (docs/decisions/002). */
export class PostgresSlots extends Slots<PostgresSlot> {
  readonly #sessions: postgres.Sql;
  readonly #limitMs: number;
  /** Each starts one waiting piece of work. */
  readonly #queue = new FairQueue<() => void>();
  readonly #holdings = new Map<PostgresSlot, Holding>();
  #free: number;
  #isClosed = false;

  constructor(sessions: postgres.Sql, limitMs: number) {
    super();
    this.#sessions = sessions;
    this.#limitMs = limitMs;
    this.#free = sessions.options.max;
  }

  async take(): Promise<PostgresSlot> {
    const { request, person, kind, isLimited } = currentScope();
    await this.#wait(person, kind, request?.signal ?? null);
    try {
      if (this.#isClosed) throw shuttingDown();
      const session = await this.#sessions.reserve();
      const slot = new PostgresSlot(session, isLimited ? this.#limitMs : null);
      this.#holdings.set(slot, { person, kind, sinceMs: performance.now() });
      return slot;
    } catch (error) {
      this.#leave();
      throw noSession(error);
    }
  }

  async give(slot: PostgresSlot): Promise<void> {
    const holding = this.#holdings.get(slot);
    if (!holding) return;
    this.#holdings.delete(slot);
    await slot.end();
    const { person, kind, sinceMs } = holding;
    this.#queue.charge(person, { heldMs: performance.now() - sinceMs, kind });
    this.#leave();
  }

  /** There is a session for each of several; nobody's work is cut short for another's. */
  runForHost<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  /** A statement's own limit is short enough to wait for. */
  hurry(): void {
    this.#queue.pardon();
  }

  /** Lets what is at hand finish. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#free = Infinity;
    this.#next();
    await Promise.all([...this.#holdings.keys()].map((slot) => this.give(slot)));
  }

  #wait(person: string, kind: string, signal: AbortSignal | null): Promise<void> {
    if (signal?.aborted) return Promise.reject(requestCancelled());
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#queue.remove(person, start);
        reject(requestCancelled());
      };
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#queue.add(person, start, kind);
      this.#next();
    });
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
