import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Pool } from 'pg';
import { FairRoom } from '../../fair-room.ts';
import { KeyedLimits } from '../../keyed-limits.ts';
import { STATEMENT_LIMIT_MS } from '../engine-connection.ts';
import { HostConnection } from '../host-connection.ts';
import { currentScope, rethrowAway } from '../request-scope.ts';
import { Announcements } from './announcements.ts';
import { makeSessionLost } from './postgres-error.ts';
import { openSessions, takeSession } from './postgres-sessions.ts';
import { PostgresSlots } from './postgres-slots.ts';

/** Each lock holds a session while its work runs; further ones wait in this process. */
const LOCKS_AT_ONCE = 4;
/** Locks for people's files, kept separate: each lasts as long as a bucket takes to answer. */
const FILE_LOCKS_AT_ONCE = 8;
/** The product sends four photos at a time. */
const FILE_LOCKS_OF_ONE = 4;
/** Reserved for people who hold none of these locks. */
const FILE_LOCKS_KEPT = 2;
/** The server releases the lock of a host that it cannot reach after this time. */
const LOCK_ENDS_AFTER_MS = 15 * 60_000;
const CLOSE_WITHIN_MS = 5000;

/** Hosts announce changes of the schema on this channel. */
const SCHEMA_CHANNEL = 'plumbline_schema';

/** A PostgreSQL server's database, which several hosts may share. */
export class PooledConnection extends HostConnection {
  readonly #slots: PostgresSlots;
  /** Separate from the slots: work that holds a lock asks for slots of its own. */
  readonly #lockSessions: Pool;
  readonly #lockEndsAfterMs: number;
  readonly #locks = new KeyedLimits(1);
  readonly #locksAtOnce = pLimit(LOCKS_AT_ONCE);
  readonly #fileLockSessions: Pool;
  readonly #fileLocks = new FairRoom({
    most: FILE_LOCKS_AT_ONCE,
    mostOfOne: FILE_LOCKS_OF_ONE,
    kept: FILE_LOCKS_KEPT,
  });
  readonly #announcements: Announcements;
  #isClosed = false;

  constructor(
    url: string,
    statementLimitMs = STATEMENT_LIMIT_MS,
    lockEndsAfterMs = LOCK_ENDS_AFTER_MS,
  ) {
    const slots = new PostgresSlots(url, statementLimitMs);
    super(slots);
    this.#slots = slots;
    this.#lockEndsAfterMs = lockEndsAfterMs;
    this.#lockSessions = openSessions(url, LOCKS_AT_ONCE);
    this.#fileLockSessions = openSessions(url, FILE_LOCKS_AT_ONCE);
    this.#announcements = new Announcements(url);
  }

  get isUsable(): boolean {
    return !this.#isClosed;
  }

  withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
    const hold = () => this.#holdLock(this.#lockSessions, name, work);
    return this.#locks.run(name, () => this.#locksAtOnce(hold)).catch(rethrowAway);
  }

  override withFileLock<T>(name: string, work: () => Promise<T>): Promise<T> {
    const { person } = currentScope();
    const hold = () => this.#holdLock(this.#fileLockSessions, name, work);
    return this.#locks.run(name, () => this.#fileLocks.run(person, 1, hold)).catch(rethrowAway);
  }

  /**
   * A transaction's advisory lock: it works behind a pooler and ends with its session. If that is
   * lost, another host may get the lock: the work is not interrupted, but rejects with the loss.
   */
  async #holdLock<T>(sessions: Pool, name: string, work: () => Promise<T>): Promise<T> {
    const session = await takeSession(sessions);
    const ask = (sql: string, values?: unknown[]) =>
      session.ask(values ? { sql, values } : { sql }).catch((error: unknown) => {
        session.drop();
        throw makeSessionLost(error);
      });
    let sign: NodeJS.Timeout | undefined;
    try {
      await Promise.all([
        ask(`begin; set local idle_in_transaction_session_timeout = ${this.#lockEndsAfterMs}`),
        ask('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]),
      ]);
      // Otherwise the server would take long work for a host that is gone.
      const signOfLife = () => void ask('select 1').catch(() => undefined);
      sign = setInterval(signOfLife, this.#lockEndsAfterMs / 3).unref();
      const done = await work();
      await ask('commit');
      return done;
    } catch (error) {
      await ask('rollback').catch(() => undefined);
      throw error;
    } finally {
      clearInterval(sign);
      session.release(session.isLost);
    }
  }

  override async schemaChanged(): Promise<void> {
    await super.schemaChanged();
    await this.driver.query('select pg_notify($1, $2)', [SCHEMA_CHANNEL, '']);
  }

  /** Drops the cached schema whenever a host announces a change, or announcements may have been missed. */
  async followSchema(): Promise<void> {
    await this.listen(SCHEMA_CHANNEL, () => void this.clearSchemaCache());
  }

  /** Needs a session of its own: a pooler in transaction mode passes no announcements on. */
  override async listen(channel: string, onAnnounced: () => void): Promise<void> {
    await this.#announcements.listen(channel, onAnnounced);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#slots.close();
    await this.clearSchemaCache();
    this.#announcements.close();
    await Promise.race([
      Promise.all([this.#lockSessions.end(), this.#fileLockSessions.end()]),
      pause(CLOSE_WITHIN_MS, undefined, { ref: false }),
    ]);
  }
}
