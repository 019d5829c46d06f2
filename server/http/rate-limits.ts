import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Queries } from '../database/database.ts';
import { refusal } from './refusal.ts';

/** As many who are refused are known without the database; a flood from more of them asks it each time. */
const MOST_REFUSED = 10_000;

interface Counted {
  /** The limit's name, under which every host counts. */
  name: string;
  /** Asked each time: a command may change it while the host runs. */
  perHour(): number;
}

interface HourlyLimit extends Counted {
  /** Whom a request counts for. */
  countFor(c: Context): string | Promise<string>;
  /** The sentence beyond the limit. */
  message: string;
}

interface Hits {
  totalHits: number;
  resetTime: Date;
}

/** An hour's count, on all hosts of the database together; it survives a start. */
export interface HourlyCount {
  /** Counts one more. */
  take(countedFor: string): Promise<Hits & { isOver: boolean }>;
  /** True when one more would be too many; counts nothing. */
  isFull(countedFor: string): Promise<boolean>;
}

export function hourlyCount(
  database: Pick<Queries, 'query'>,
  { name, perHour }: Counted,
): HourlyCount {
  /** Clients that are refused until a time: a flood of theirs writes nothing to the database. */
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

/** Lets each of those it counts for through so many times an hour. */
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

/** The answer beyond a bound; `until` is when its hour is over. */
export function tooMany(message: string, until?: Date): Response {
  const answer = refusal(429, 'over_request_rate_limit', message);
  if (until) {
    const seconds = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1000));
    answer.headers.set('retry-after', String(seconds));
  }
  return answer;
}

/** Counts one more; an hour after the first, the next is the first again. */
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

/** Forgets counts whose hour is over. */
export async function forgetOldCounts(database: {
  query(sql: string): Promise<unknown>;
}): Promise<void> {
  await database.query('delete from host.rate_limits where ends_at < now()');
}

/** Addresses of people who have no account are none of our business; their hash is enough to count. */
function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
