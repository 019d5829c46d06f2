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
 * The common base of the library's connections to PostgreSQL. It is not exported; its own connections have one session
 * without a queue, or a pool without turns and a driver that this host does not use.
 */
const BaseConnection = Object.getPrototypeOf(PgliteConnection) as abstract new (
  config: object,
) => Connection<Database> & Pick<PgliteConnection, 'introspect' | 'dialect'>;

/**
 * The library's connection to a database in which each transaction, and each statement outside of one, has a
 * session for itself: the embedded engine's one (docs/decisions/002 and 004), or one of a PostgreSQL server's.
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
      // Private names of the library's. Were this one to change, requests would only be slower,
      applyJwtSessionContext: sessionContext,
      // and with this one the library would hand out every privilege by itself, which session-context.test.ts would see.
      rlsState: 'active',
    });
  }

  /** True while the database is open, or is about to be; sends it nothing. */
  abstract readonly isUsable: boolean;

  /** Runs `work` while nothing else runs under this name, on any host that shares the database. */
  abstract withLock<T>(name: string, work: () => Promise<T>): Promise<T>;

  /** The same for a file, whose storage may not answer for long: nothing else waits for it, nor another person's files. */
  withFileLock<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.withLock(name, work);
  }

  /** Calls `onAnnounced` for each announcement on this channel, by any host, and whenever some may have been missed. */
  listen(_channel: string, _onAnnounced: () => void): Promise<void> {
    return Promise.resolve();
  }

  /** Forgets what was read of the schema, and has every host that shares the database do so. */
  async schemaChanged(): Promise<void> {
    await this.clearSchemaCache();
  }

  /** Runs `work` with a session to itself; inside such work the session is already held. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    return this.#slots.run(work);
  }

  /** Runs `work`, which is the host's and not the caller's: however many wait, it is not cut short. */
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

  /** The host is to stop: from now on a statement gets a second. */
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
