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

/** A server has 100 for all of its hosts by default. */
const SESSIONS_AT_ONCE = 10;
const CONNECT_WITHIN_MS = 10_000;
const JSON_TYPES = [114, 3802];

/** Names by which sessions keep prepared statements, by their texts. */
const names = new Map<string, string>();

/** The number of sessions that a host opens at the server of `url`, unless the address says so. */
export function sessionsAtOnce(url: string): number {
  return Number(new URL(url).searchParams.get('max')) || SESSIONS_AT_ONCE;
}

/**
 * One session of a server, which sends what it is asked without waiting for answers. Once it is lost every question
 * is rejected: it connects once, so nothing of a transaction can run in another one, without its role.
 */
export class PostgresSession extends Client {
  readonly #keepsStatements: boolean;
  readonly #parameterTypes = new Map<string, number[]>();
  #isLost = false;
  /** Its prepared statements differ from the server's: it serves its own piece of work and is closed. */
  isStale = false;

  constructor(config: SessionConfig) {
    super(config);
    this.#keepsStatements = config.keepsStatements;
    // The driver tells it in an event as well, which nobody else may listen for at that moment.
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

  /** Moments are read as UTC, whatever the server's own zone is. */
  getStartupConf(): object {
    const { getStartupConf } = Client.prototype as unknown as { getStartupConf(): object };
    return { ...getStartupConf.call(this), TimeZone: 'UTC' };
  }

  /**
   * The statement with its values as they are sent. A list is written for JSON in another way than for an array, so the
   * server is asked which of them a parameter is: once for each statement.
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

  /** Each statement's result. `take` hears of each row, and how many characters its texts have, before it is kept or not. */
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
 * Reads a session's settings from `url`, whose query may name what libpq takes there: `host=/run/postgresql` for a
 * socket, `sslmode=require`; and `prepare=false` for a pooler that keeps no prepared statements.
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

/** Sessions of the server at `url` that are kept for the next piece of work. */
export function openSessions(url: string, max: number): Pool {
  const config = { ...sessionConfig(url), max, idleTimeoutMillis: 0, Client: PostgresSession };
  // Each session notes by itself that it is lost, and leaves the pool.
  return new Pool(config as object).on('error', () => undefined);
}

export type HeldSession = PostgresSession & PoolClient;

/** A session to be released; rejects with what a person's work meets where none is to be had. */
export async function takeSession(sessions: Pool): Promise<HeldSession> {
  const taken = await sessions.connect().catch((error: unknown) => {
    throw isLostSession(error) ? noSession(error) : toDatabaseError(error);
  });
  return taken as HeldSession;
}
