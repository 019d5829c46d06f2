import {
  Client,
  type ClientConfig,
  type CustomTypesConfig,
  Pool,
  type PoolClient,
  Query,
  type QueryResult,
} from 'pg';
import type { Statement } from '../engine-messages.ts';
import { toDatabaseError, isLostSession, noSession } from './postgres-error.ts';
import { readParameterTypes } from './parameter-types.ts';
import { takeCounted, VALUE_TYPES } from './value-types.ts';

/** A server allows 100 by default, for all of its hosts. */
const SESSIONS_AT_ONCE = 10;
const CONNECT_WITHIN_MS = 10_000;
const JSON_TYPES = [114, 3802];

/** Names of prepared statements by their text. */
const names = new Map<string, string>();

/** The sessions that a host opens at `url`, unless the address sets their number (`max`). */
export function sessionsAtOnce(url: string): number {
  return Number(new URL(url).searchParams.get('max')) || SESSIONS_AT_ONCE;
}

/**
 * One session of a server, which sends statements without waiting for answers. Once lost, it rejects everything: it
 * never reconnects, so no part of a transaction can run elsewhere, without its role.
 */
export class PostgresSession extends Client {
  readonly #keepsStatements: boolean;
  readonly #parameterTypes = new Map<string, number[]>();
  #isLost = false;
  /** Its prepared statements no longer match the server's: it finishes its current work and is closed. */
  isStale = false;

  constructor(config: SessionConfig) {
    super(config);
    this.#keepsStatements = config.keepsStatements;
    // The driver also emits an event, which must have a listener at that time.
    this.on('error', () => (this.#isLost = true));
    this.on('end', () => (this.#isLost = true));
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  drop(): void {
    this.#isLost = true;
    this.connection.stream.destroy();
  }

  /** Timestamps are read as UTC, whatever the server's own zone. */
  getStartupConf(): object {
    const { getStartupConf } = Client.prototype as unknown as { getStartupConf(): object };
    return { ...getStartupConf.call(this), TimeZone: 'UTC' };
  }

  /**
   * The statement with its values as they are sent. Lists are written differently for JSON and for
   * arrays, so the server is asked once per statement which of them a parameter is.
   */
  async prepare({ sql, values }: Statement): Promise<Statement> {
    if (!values) return { sql };
    const types = values.some(Array.isArray) ? await this.#readTypes(sql) : [];
    const sent = values.map((value, index) => {
      if (value instanceof Date) return value.toISOString();
      const isJson = Array.isArray(value) && JSON_TYPES.includes(types[index] ?? 0);
      return isJson ? JSON.stringify(value) : value;
    });
    return { sql, values: sent };
  }

  /** Resolves to each statement's result. `take` gets the length of each row's texts and decides whether it is kept. */
  ask(
    { sql, values }: Statement,
    take: (characters: number) => boolean = () => true,
  ): Promise<QueryResult[]> {
    return new Promise((resolve, reject) => {
      // With values, even none, it is one statement; without, a script.
      const asked = values
        ? { text: sql, values: [...values], ...this.#name(sql), queryMode: 'extended' }
        : { text: sql };
      const query = new Query(asked);
      query.on('row', (row, result) => {
        if (take(takeCounted())) result?.addRow(row);
      });
      query.on('error', reject);
      query.on('end', (answer: QueryResult | QueryResult[]) =>
        resolve(Array.isArray(answer) ? answer : [answer]),
      );
      this.query(query);
    });
  }

  async #readTypes(sql: string): Promise<number[]> {
    const types =
      this.#parameterTypes.get(sql) ?? (await readParameterTypes(this, sql, this.#name(sql)));
    this.#parameterTypes.set(sql, types);
    return types;
  }

  #name(sql: string): { name?: string } {
    if (!this.#keepsStatements) return {};
    const name = names.get(sql) ?? `p${names.size}`;
    names.set(sql, name);
    return { name };
  }
}

interface SessionConfig extends ClientConfig {
  keepsStatements: boolean;
}

/**
 * Reads a session's settings from `url`. Its query may hold libpq's parameters (`host=/run/postgresql` for a socket,
 * `sslmode=require`), and `prepare=false` for a pooler that keeps no prepared statements.
 */
export function sessionConfig(url: string): SessionConfig {
  const address = new URL(url);
  address.searchParams.set('uselibpqcompat', 'true');
  return {
    connectionString: address.href,
    keepsStatements: address.searchParams.get('prepare') !== 'false',
    application_name: 'plumbline',
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
    pipeline: true,
    types: VALUE_TYPES as CustomTypesConfig,
  };
}

/** Opens a pool of sessions at `url`. */
export function openSessions(url: string, max: number): Pool {
  const config = { ...sessionConfig(url), max, idleTimeoutMillis: 0, Client: PostgresSession };
  // A lost session marks itself and leaves the pool.
  return new Pool(config as object).on('error', () => undefined);
}

export type HeldSession = PostgresSession & PoolClient;

/** Takes a session, which has to be released; rejects with an error for the caller's work when none can be opened. */
export async function takeSession(sessions: Pool): Promise<HeldSession> {
  const taken = await sessions.connect().catch((error: unknown) => {
    throw isLostSession(error) ? noSession(error) : toDatabaseError(error);
  });
  return taken as HeldSession;
}
