import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Queries } from '../database/database.ts';
import { refusal } from './refusal.ts';

/** Refused clients remembered without the database; a flood from more of them queries it each time. */
const MOST_REFUSED = 10_000;

interface Counted {
  name: string;
  /** Read each time: a command may change it while the host runs. */
  perHour(): number;
}

interface HourlyLimit extends Counted {
  /** The key that a request counts under. */
  countFor(c: Context): string | Promise<string>;
  /** The message beyond the limit. */
  message: string;
}

interface Hits {
  totalHits: number;
  resetTime: Date;
}

/** An hour's count, shared by all hosts of the database; it survives a restart. */
export interface HourlyCount {
  take(countedFor: string): Promise<Hits & { isOver: boolean }>;
  /** True when one more would be too many; counts nothing. */
  isFull(countedFor: string): Promise<boolean>;
}

export function hourlyCount(
  database: Pick<Queries, 'query'>,
  { name, perHour }: Counted,
): HourlyCount {
  /** Clients refused until a time, so that their flood writes nothing to the database. */
  const refused = new Map<string, Hits>();
  const knownRefusal = (key: string) => {
    const known = refused.get(key);
    if (known && known.resetTime.getTime() > Date.now() && known.totalHits > perHour())
      return known;
    refused.delete(key);
    return null;
  };
  return {
    async take(countedFor) {
      const key = hashText(countedFor);
      const known = knownRefusal(key);
      if (known) return { ...known, isOver: true };
      const hits = await countOne(database, name, key);
      const isOver = hits.totalHits > perHour();
      if (isOver && refused.size < MOST_REFUSED) refused.set(key, hits);
      return { ...hits, isOver };
    },
    async isFull(countedFor) {
      const key = hashText(countedFor);
      if (knownRefusal(key)) return true;
      const { rows } = await database.query(
        'select 1 from host.rate_limits where name = $1 and counted_for = $2 and ends_at > now() and hits >= $3',
        [name, key, perHour()],
      );
      return rows.length > 0;
    },
  };
}

/** Allows each key so many requests an hour. */
export function hourlyLimit(
  database: Pick<Queries, 'query'>,
  { message, countFor, ...counted }: HourlyLimit,
): MiddlewareHandler {
  const count = hourlyCount(database, counted);
  return async (c, next) => {
    if (c.req.method === 'OPTIONS') return next();
    const { isOver, resetTime } = await count.take(await countFor(c));
    return isOver ? tooMany(message, resetTime) : next();
  };
}

/** The answer beyond a limit; `until` is when its hour ends. */
export function tooMany(message: string, until?: Date): Response {
  const answer = refusal(429, 'over_request_rate_limit', message);
  if (until) {
    const seconds = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1000));
    answer.headers.set('retry-after', String(seconds));
  }
  return answer;
}

/** Counts one more; an hour after the first, the count starts again. */
async function countOne(
  database: Pick<Queries, 'query'>,
  name: string,
  countedFor: string,
): Promise<Hits> {
  const { rows } = await database.query<{ hits: number; ends_at: string }>(
    `insert into host.rate_limits as l (name, counted_for, hits, ends_at)
     values ($1, $2, 1, now() + interval '1 hour')
     on conflict (name, counted_for) do update set
       hits = case when l.ends_at <= now() then 1 else l.hits + 1 end,
       ends_at = case when l.ends_at <= now() then excluded.ends_at else l.ends_at end
     returning hits, ends_at`,
    [name, countedFor],
  );
  const [{ hits, ends_at } = { hits: 1, ends_at: new Date().toISOString() }] = rows;
  return { totalHits: hits, resetTime: new Date(ends_at) };
}

export async function forgetOldCounts(database: {
  query(sql: string): Promise<unknown>;
}): Promise<void> {
  await database.query('delete from host.rate_limits where ends_at < now()');
}

/** Addresses of people without an account are not stored; a hash is enough to count. */
function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
