import type { Connection } from '@supabase/lite';
import { PostgresConnection } from '@supabase/lite/postgres';
import { Kysely, sql } from 'kysely';
import type { Database } from './database.ts';
import { Engine } from './engine.ts';
import { engineDatabase } from './engine-database.ts';
import { engineDialect } from './engine-dialect.ts';
import { toDatabaseAnswer } from './error-answer.ts';
import { sessionContext } from './session-context.ts';
import { EngineQueue } from './engine-queue.ts';

type KyselyQueries = Connection['kysely'];
type WithContext = Parameters<Connection['withContext']>;

/** Postgres has none of its own; Supabase's hosted databases have 3 s for strangers. */
const STATEMENT_LIMIT_MS = 3000;

export interface EngineOptions {
  /** Without one the database is in memory. */
  folder?: string | undefined;
  /** A dump to start a new database from. */
  snapshot?: Blob | undefined;
  /** How long the engine may work on one request's slot before it is ended. */
  statementLimitMs?: number;
  /** Milliseconds by which people wait who were cut off; the process's own, unless a test drives it. */
  clock?: () => number;
}

/**
 * What the library's connections to PostgreSQL have in common. It is not exported, and its own
 * connection to PGlite has the engine in the thread that makes it.
 */
const BaseConnection = Object.getPrototypeOf(PostgresConnection) as abstract new (
  config: object,
) => Connection<Database> & Pick<PostgresConnection, 'introspect' | 'dialect'>;

/**
 * The library's connection, to a PGlite in a thread of its own, where each transaction, and each
 * statement outside of one, has the session for itself (docs/decisions/002 and 004).
 */
export class EngineConnection extends BaseConnection {
  readonly driver: Database;
  readonly #queue: EngineQueue;
  readonly #engine: Engine;

  constructor({ statementLimitMs = STATEMENT_LIMIT_MS, clock, ...source }: EngineOptions) {
    super({});
    this.#engine = new Engine(source);
    this.#queue = new EngineQueue(this.#engine, statementLimitMs, clock);
    this.kysely = new Kysely({ dialect: engineDialect(this.#queue) });
    this.driver = engineDatabase(this.#queue, this.#engine);
    // A private method of the library's. Were it to get another name, requests would only be slower.
    Object.assign(this, { applyJwtSessionContext: sessionContext });
  }

  /** Runs `work` with the session to itself; inside such work the session is already held. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.run(work);
  }

  /** Runs `work`, which is the host's and not the caller's: however many wait, it is not cut short. */
  runForHost<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.runForHost(work);
  }

  /** Whether the engine is open, or is being opened after it ended; asks it nothing. */
  get isUsable(): boolean {
    return this.#engine.isUsable;
  }

  /** The host is to stop: from now on a statement gets a second. */
  hurry(): void {
    this.#queue.hurry();
  }

  async close(): Promise<void> {
    await this.clearSchemaCache();
    await this.driver.close();
  }

  override async exec<T = { rows: unknown[] }>(
    statement: string,
    ...values: readonly unknown[]
  ): Promise<T> {
    if (values.length > 0) {
      const { rows } = await sql(statement as unknown as TemplateStringsArray, ...values).execute(
        this.kysely,
      );
      return { rows } as T;
    }
    const [results] = await this.driver.exec(statement);
    return { rows: results?.rows ?? [] } as T;
  }

  override normalizeDbError(error: unknown): unknown {
    return toDatabaseAnswer(super.normalizeDbError(error));
  }

  override withContext<T>(
    vars: WithContext[0],
    run: (queries: KyselyQueries) => Promise<T>,
    options?: WithContext[2],
  ): Promise<T> {
    return this.exclusively(() => super.withContext(vars, run, options));
  }

  override runInTransaction<T>(run: (transaction: KyselyQueries) => Promise<T>): Promise<T> {
    return this.exclusively(() => super.runInTransaction(run));
  }

  override transaction(...args: Parameters<Connection['transaction']>): Promise<void> {
    return this.exclusively(() => super.transaction(...args));
  }
}
