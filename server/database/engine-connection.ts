import { KeyedLimits } from '../keyed-limits.ts';
import { Engine } from './engine.ts';
import { EngineQueue } from './engine-queue.ts';
import { HostConnection } from './host-connection.ts';

/** Postgres sets no limit of its own; Supabase's hosted databases have 3 s for anonymous requests. */
export const STATEMENT_LIMIT_MS = 3000;

export interface EngineOptions {
  /** Omitted for a database in memory. */
  folder?: string | undefined;
  /** Time that the engine may spend on one request's slot before it is ended. */
  statementLimitMs?: number | undefined;
  /** Milliseconds, for the waits of people who were cut off; replaced in tests. */
  clock?: () => number;
}

/** The embedded database: PGlite in its own thread, with one session for everybody in rotation. */
export class EngineConnection extends HostConnection {
  readonly #engine: Engine;
  readonly #locks = new KeyedLimits(1);

  constructor({ folder, statementLimitMs = STATEMENT_LIMIT_MS, clock }: EngineOptions) {
    const engine = new Engine(folder ?? null);
    super(new EngineQueue(engine, statementLimitMs, clock));
    this.#engine = engine;
  }

  /** Resolves when the database is open; rejects with the reason when it cannot be opened. */
  ready(): Promise<void> {
    return this.#engine.ready();
  }

  /** True while the engine is open or being reopened. */
  get isUsable(): boolean {
    return this.#engine.isUsable;
  }

  /** Within this process: no other host has the data folder. */
  withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.#locks.run(name, work);
  }

  async close(): Promise<void> {
    await this.clearSchemaCache();
    await this.#engine.close();
  }
}
