import { AsyncLocalStorage } from 'node:async_hooks';
import { inspect } from 'node:util';
import pLimit from 'p-limit';
import { PgliteConnection } from '@supabase/lite/pglite';

type Config = ConstructorParameters<typeof PgliteConnection>[0];
type Queries = PgliteConnection['kysely'];
type WithContext = PgliteConnection['withContext'];

/**
 * PGlite is one Postgres session, and the connection it comes with lets concurrent requests enter each
 * other's transactions: one person's statement would then run under another's role, or under none
 * (measured: docs/decisions/002). Here a transaction, or a single statement, has the session for itself
 * until it ends. Remove this class when the library's own connection does that.
 */
export class ExclusivePgliteConnection extends PgliteConnection {
  readonly #oneAtATime = pLimit(1);
  readonly #turn = new AsyncLocalStorage<{ isOver: boolean }>();

  constructor(config?: Config) {
    super(config);
    const { driver } = this;
    const query = driver.query.bind(driver);
    const exec = driver.exec.bind(driver);
    driver.query = ((...args: Parameters<typeof query>) =>
      this.exclusively(() => query(...args))) as typeof driver.query;
    driver.exec = (...args) => this.exclusively(() => exec(...args));
  }

  /** Runs `work` with the session to itself; inside such work the session is already held. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    const held = this.#turn.getStore();
    if (held && !held.isOver) return work();
    return this.#oneAtATime(async () => {
      const turn = { isOver: false };
      try {
        return await this.#turn.run(turn, work);
      } finally {
        // What outlives the turn without being awaited must queue like everything else.
        turn.isOver = true;
      }
    });
  }

  /** The library logs each database error it answers; people's words and addresses stay out of the log. */
  override normalizeDbError(error: unknown): unknown {
    const normal = super.normalizeDbError(error);
    if (normal instanceof Error && 'code' in normal) {
      const line = `Refused by the database: ${String(normal.code)} ${normal.message}`;
      Object.defineProperty(normal, inspect.custom, { value: () => line, configurable: true });
    }
    return normal;
  }

  override withContext<T>(
    vars: Parameters<WithContext>[0],
    run: (db: Queries) => Promise<T>,
    options?: Parameters<WithContext>[2],
  ): Promise<T> {
    return this.exclusively(() => super.withContext(vars, run, options));
  }

  override runInTransaction<T>(run: (transaction: Queries) => Promise<T>): Promise<T> {
    return this.exclusively(() => super.runInTransaction(run));
  }

  override transaction(...args: Parameters<PgliteConnection['transaction']>): Promise<void> {
    return this.exclusively(() => super.transaction(...args));
  }
}
