import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { rateLimiter } from 'hono-rate-limiter';

const HOUR_MS = 60 * 60 * 1000;

/** The visitor's address: the socket's, or what the proxy in front appended to X-Forwarded-For. */
function visitorAddress(c: Context, isBehindProxy: boolean): string {
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  if (isBehindProxy && forwarded) return forwarded;
  return getConnInfo(c).remote.address ?? 'unknown';
}

/**
 * Lets each address through `perHour` times an hour. The answer beyond that has the fields in which
 * supabase-js looks for a sign-in error (`msg`, `error_code`) and for a data error (`message`, `code`).
 */
export function hourlyLimit(options: {
  perHour: number;
  isBehindProxy: boolean;
  message: string;
}): MiddlewareHandler {
  return rateLimiter({
    windowMs: HOUR_MS,
    limit: options.perHour,
    standardHeaders: 'draft-6',
    keyGenerator: (c) => visitorAddress(c, options.isBehindProxy),
    skip: (c) => c.req.method !== 'POST',
    handler: (c) => {
      c.header('access-control-allow-origin', '*');
      return c.json(
        {
          code: 'over_request_rate_limit',
          error_code: 'over_request_rate_limit',
          message: options.message,
          msg: options.message,
          details: null,
          hint: null,
        },
        429,
      );
    },
  });
}
