import postgres from 'postgres';
import { valueParsers } from '../read-values.ts';

/** A server has 100 for all of its hosts, unless it was told otherwise. */
const SESSIONS_AT_ONCE = 10;
const CONNECT_WITHIN_S = 10;

/** Characters of texts in the row that is being read. */
let counted = 0;

/** How long the texts of the row at hand are; to be asked once for each row, when it has been read. */
export function takeCounted(): number {
  const characters = counted;
  counted = 0;
  return characters;
}

/**
 * Sessions of the server at `url`, opened when they are needed. Its query may name what the driver takes:
 * `host=/run/postgresql` for a socket, `max=20` sessions, `sslmode=require`, `prepare=false` for a pooler that keeps no prepared statements.
 */
export function openSessions(url: string, max?: number): postgres.Sql {
  const parsers = valueParsers((characters) => {
    counted += characters;
  });
  const types = Object.entries(parsers).map(([number, parse]) => {
    const type = Number(number);
    return [`type_${type}`, { to: type, from: [type], serialize: asText, parse }];
  });
  const { address, host, max: givenMax } = readAddress(url);
  return postgres(address, {
    ...(host === null ? {} : { host }),
    max: max ?? givenMax ?? SESSIONS_AT_ONCE,
    connect_timeout: CONNECT_WITHIN_S,
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
