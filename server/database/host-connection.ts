import type { Connection } from '@supabase/lite';
import { PgliteConnection } from '@supabase/lite/pglite';
import { Kysely, sql } from 'kysely';
import type { DatabaseLoad } from '../metrics/metrics.ts';
import type { Database } from './database.ts';
import { toDatabaseAnswer } from './error-answer.ts';
import { sessionContext } from './session-context.ts';
import type { Slots } from './slot.ts';
import { slotDatabase } from './slot-database.ts';
import { slotDialect } from './slot-dialect.ts';

type KyselyQueries = Connection['kysely'];
type WithContext = Parameters<Connection['withContext']>;

/**
 * The base class of the library's PostgreSQL connections, which it does not export. Its own connections have one
 * session without a queue, or an unfair pool with a driver that this host does not use.
 */
const BaseConnection = Object.getPrototypeOf(PgliteConnection) as abstract new (
  config: object,
) => Connection<Database> & Pick<PgliteConnection, 'introspect' | 'dialect'>;

/**
 * A connection for the library in which each transaction, and each statement outside one, has a session to itself: the
 * embedded engine's only one (decisions 002 and 004), or one of a PostgreSQL server's.
 */
export abstract class HostConnection extends BaseConnection {
  readonly driver: Database;
  readonly #slots: Slots;

  constructor(slots: Slots) {
    super({});
    this.#slots = slots;
    this.kysely = new Kysely({ dialect: slotDialect(slots) });
    this.driver = slotDatabase(slots);
    Object.assign(this, {
      // Private names of the library's. If this one changed, requests would only be slower;
      applyJwtSessionContext: sessionContext,
      // if this one did, the library would grant every privilege itself, which session-context.test.ts would catch.
      rlsState: 'active',
    });
  }

  /** True while the database is open or being opened; sends it nothing. */
  abstract readonly isUsable: boolean;

  /** Runs `work` while nothing else runs under this name on any host that shares the database. */
  abstract withLock<T>(name: string, work: () => Promise<T>): Promise<T>;

  /** A lock for a file, whose storage may be slow: other locks and other people's files do not wait for it. */
  withFileLock<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.withLock(name, work);
  }

  /** Calls `onAnnounced` for each announcement by any host on this channel, and whenever some may have been missed. */
  listen(_channel: string, _onAnnounced: () => void): Promise<void> {
    return Promise.resolve();
  }

  /** Drops the cached schema on every host that shares the database. */
  async schemaChanged(): Promise<void> {
    await this.clearSchemaCache();
  }

  /** Runs `work` with a session to itself, or in the session that the caller already holds. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    return this.#slots.run(work);
  }

  /** Runs work of the host's in the caller's slot: it is not cut short, however many wait. */
  runForHost<T>(work: () => Promise<T>): Promise<T> {
    return this.#slots.runForHost(work);
  }

  /** True while the current work has a session to itself. */
  get isInSlot(): boolean {
    return this.#slots.held !== null;
  }

  /** The queue for the database; sends it nothing. */
  get load(): DatabaseLoad {
    return this.#slots.load;
  }

  /** The host is stopping: from now on a statement gets a second. */
  hurry(): void {
    this.#slots.hurry();
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
