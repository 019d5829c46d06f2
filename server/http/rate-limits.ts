import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { rateLimiter } from 'hono-rate-limiter';
import type { Queries } from '../database/database.ts';
import { refusal } from './refusal.ts';

const HOUR_MS = 60 * 60 * 1000;
/** As many who are refused are known without the database; a flood from more of them asks it each time. */
const MOST_REFUSED = 10_000;

interface HourlyLimit {
  /** What is limited: every host counts under this name. */
  name: string;
  perHour: number;
  /** Whom a request counts for. */
  countFor(c: Context): string | Promise<string>;
  /** The sentence beyond the limit. */
  message: string;
  /** Counts only what is answered with an error: a lock for those who guess. */
  countsFailuresOnly?: boolean;
}

interface Hits {
  totalHits: number;
  resetTime: Date;
}

/**
 * Lets each of those it counts for through `perHour` times an hour, on all hosts of the database together, and also
 * when one of them starts again.
 */
export function hourlyLimit(
  database: Pick<Queries, 'query'>,
  { name, perHour, ...options }: HourlyLimit,
): MiddlewareHandler {
  /** Who is refused until when: no flood of theirs has the database write. */
  const refused = new Map<string, Hits>();
  return rateLimiter({
    windowMs: HOUR_MS,
    limit: perHour,
    standardHeaders: 'draft-6',
    // Addresses of people who have no account are none of our business; their hash is enough to count.
    keyGenerator: async (c) => hashOf(await options.countFor(c)),
    skip: (c) => c.req.method === 'OPTIONS',
    skipSuccessfulRequests: options.countsFailuresOnly ?? false,
    // Asked of what is refused as well, which has no answer yet: taken for a success, each refusal would lift the lock a bit.
    requestWasSuccessful: (c) => c.finalized && c.res.status < 400,
    handler: () => refusal(429, 'over_request_rate_limit', options.message),
    store: {
      async increment(key) {
        const known = refused.get(key);
        if (known && known.resetTime.getTime() > Date.now()) return known;
        refused.delete(key);
        const hits = await count(database, name, key);
        if (hits.totalHits > perHour && refused.size < MOST_REFUSED) refused.set(key, hits);
        return hits;
      },
      async decrement(key) {
        await database.query(
          'update host.rate_limits set hits = greatest(hits - 1, 0) where name = $1 and counted_for = $2',
          [name, key],
        );
      },
      resetKey: () => Promise.reject(new Error('No limit is lifted by hand.')),
    },
  });
}

/** Counts one more; an hour after the first, the next is the first again. */
async function count(
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

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
