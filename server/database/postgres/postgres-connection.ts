import type postgres from 'postgres';
import { KeyedLimits } from '../../keyed-limits.ts';
import { STATEMENT_LIMIT_MS } from '../engine-connection.ts';
import { HostConnection } from '../host-connection.ts';
import { isLostSession, noSession } from './postgres-error.ts';
import { openDriver } from './postgres-sessions.ts';
import { PostgresSlots } from './postgres-slots.ts';

/** Each holds a session while its work runs; more of them wait in this process. */
const TURNS_AT_ONCE = 4;
/** A host that is cut off from the server while it has a turn lets it go after that. */
const TURN_ENDS_AFTER = '15min';

/** How hosts tell one another that the schema has changed. */
const SCHEMA_CHANNEL = 'plumbline_schema';

/** A database of a PostgreSQL server, which several hosts may share. */
export class PooledConnection extends HostConnection {
  readonly #slots: PostgresSlots;
  /** Apart from the slots: what has a turn asks for slots of its own. */
  readonly #turnSessions: postgres.Sql;
  readonly #turns = new KeyedLimits(1);
  #isClosed = false;

  constructor(url: string, statementLimitMs = STATEMENT_LIMIT_MS) {
    const slots = new PostgresSlots(url, statementLimitMs);
    super(slots);
    this.#slots = slots;
    this.#turnSessions = openDriver(url, { max: TURNS_AT_ONCE });
  }

  get isUsable(): boolean {
    return !this.#isClosed;
  }

  /** An advisory lock of a transaction, so that it also holds behind a pooler, and ends with its session. */
  inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.#turns.run(name, async () => {
      const outcome: { failure?: unknown } = {};
      const done = await this.#turnSessions
        .begin(async (turn) => {
          await turn`select set_config('idle_in_transaction_session_timeout', ${TURN_ENDS_AFTER}, true)`;
          await turn`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
          return work().catch((error: unknown) => {
            outcome.failure = error;
            throw error;
          });
        })
        .catch((error: unknown) => {
          if ('failure' in outcome) throw outcome.failure;
          throw isLostSession(error) ? noSession(error) : error;
        });
      return done as T;
    });
  }

  override async schemaChanged(): Promise<void> {
    await super.schemaChanged();
    await this.driver.query('select pg_notify($1, $2)', [SCHEMA_CHANNEL, '']);
  }

  /** Forgets what was read of the schema whenever a host announces a change, and whenever announcements were missed. */
  async followSchema(): Promise<void> {
    await this.listen(SCHEMA_CHANNEL, () => void this.clearSchemaCache());
  }

  /** All channels have one session of their own. */
  override async listen(channel: string, told: () => void): Promise<void> {
    await this.#turnSessions.listen(channel, told, told);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#slots.close();
    await this.clearSchemaCache();
    await this.#turnSessions.end({ timeout: 5 });
  }
}
