import type { Context, MiddlewareHandler } from 'hono';
import { rateLimiter } from 'hono-rate-limiter';
import { refusal } from './refusal.ts';

const HOUR_MS = 60 * 60 * 1000;

interface HourlyLimit {
  perHour: number;
  /** Whom a request counts for. */
  countFor(c: Context): string | Promise<string>;
  /** The sentence beyond the limit. */
  message: string;
  /** Counts only what is answered with an error: a lock for those who guess. */
  countsFailuresOnly?: boolean;
}

/** Lets each of those it counts for through `perHour` times an hour. */
export function hourlyLimit(options: HourlyLimit): MiddlewareHandler {
  return rateLimiter({
    windowMs: HOUR_MS,
    limit: options.perHour,
    standardHeaders: 'draft-6',
    keyGenerator: (c) => options.countFor(c),
    skip: (c) => c.req.method === 'OPTIONS',
    skipSuccessfulRequests: options.countsFailuresOnly ?? false,
    handler: () => refusal(429, 'over_request_rate_limit', options.message),
  });
}
