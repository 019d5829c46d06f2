import { KeyedLimits } from '../keyed-limits.ts';
import { Engine } from './engine.ts';
import { EngineQueue } from './engine-queue.ts';
import { HostConnection } from './host-connection.ts';

/** Postgres has none of its own; Supabase's hosted databases have 3 s for strangers. */
export const STATEMENT_LIMIT_MS = 3000;

export interface EngineOptions {
  /** Without one the database is in memory. */
  folder?: string | undefined;
  /** How long the engine may work on one request's slot before it is ended. */
  statementLimitMs?: number | undefined;
  /** Milliseconds by which people wait who were cut off; the process's own, unless a test drives it. */
  clock?: () => number;
}

/** The embedded database: a PGlite in a thread of its own, whose one session people take turns at. */
export class EngineConnection extends HostConnection {
  readonly #engine: Engine;
  readonly #locks = new KeyedLimits(1);

  constructor({ folder, statementLimitMs = STATEMENT_LIMIT_MS, clock }: EngineOptions) {
    const engine = new Engine(folder ?? null);
    super(new EngineQueue(engine, statementLimitMs, clock));
    this.#engine = engine;
  }

  /** Resolves when the database is open, or rejects with why it cannot be. */
  ready(): Promise<void> {
    return this.#engine.ready();
  }

  /** True while the engine is open, or is being opened after it ended. */
  get isUsable(): boolean {
    return this.#engine.isUsable;
  }

  /** No other host has the data folder. */
  withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.#locks.run(name, work);
  }

  async close(): Promise<void> {
    await this.clearSchemaCache();
    await this.#engine.close();
  }
}
