import postgres from 'postgres';
import { valueParsers } from '../read-values.ts';

/** A server has 100 for all of its hosts, unless it was told otherwise. */
const SESSIONS_AT_ONCE = 10;
const CONNECT_WITHIN_S = 10;
const NEVER_S = 60 * 60;

/** Characters of texts in the row that is being read. */
let counted = 0;

/** How long the texts of the row at hand are; to be asked once for each row, when it has been read. */
export function takeCounted(): number {
  const characters = counted;
  counted = 0;
  return characters;
}

/** How many sessions of the server at `url` a host takes, unless the address says so. */
export function sessionsAtOnce(url: string): number {
  return readAddress(url).max ?? SESSIONS_AT_ONCE;
}

/**
 * One session of a server. Once it is lost nothing is asked by it any more: the driver would make it a new one, in
 * which the rest of a transaction would run without its role.
 */
export class PostgresSession {
  readonly sql: postgres.Sql;
  #isLost = false;

  constructor(url: string) {
    this.sql = openDriver(url, {
      max: 1,
      // What the driver still has to ask waits for a new connection that long, and is let go before.
      backoff: () => NEVER_S,
      onclose: () => this.drop(),
    });
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  drop(): void {
    this.#isLost = true;
    void this.sql.end({ timeout: 0 });
  }
}

/**
 * The driver for the server at `url`, whose query may name what the driver takes: `host=/run/postgresql` for a
 * socket, `sslmode=require`, `prepare=false` for a pooler that keeps no prepared statements.
 */
export function openDriver(
  url: string,
  options: Pick<
    postgres.Options<Record<string, postgres.PostgresType>>,
    'max' | 'backoff' | 'onclose'
  >,
): postgres.Sql {
  const parsers = valueParsers((characters) => {
    counted += characters;
  });
  const types = Object.entries(parsers).map(([number, parse]) => {
    const type = Number(number);
    return [`type_${type}`, { to: type, from: [type], serialize: asText, parse }];
  });
  const { address, host } = readAddress(url);
  return postgres(address, {
    ...options,
    ...(host === null ? {} : { host }),
    connect_timeout: CONNECT_WITHIN_S,
    // A session that the driver closes by its age would be lost to whoever has it.
    max_lifetime: null,
    connection: { TimeZone: 'UTC', application_name: 'plumbline' },
    types: Object.fromEntries(types) as Record<string, postgres.PostgresType>,
    onnotice: () => undefined,
  });
}

/** Takes out of an address what the driver does not take from there: `max`, and `host`, the folder of a socket. */
function readAddress(url: string) {
  const address = new URL(url);
  const [host, max] = ['host', 'max'].map((name) => {
    const value = address.searchParams.get(name);
    address.searchParams.delete(name);
    return value;
  });
  return { address: address.href, host: host ?? null, max: Number(max) || undefined };
}

/** Arguments of functions arrive as JSON's text already. */
function asText(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}
