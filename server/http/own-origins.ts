import type { MiddlewareHandler } from 'hono';
import { refusal } from './refusal.ts';

/**
 * Lets only this host's own pages call its services. A page elsewhere could use a visitor's browser
 * to reach a host that only the visitor can reach; it has no token, but links and waitlist entries
 * need none. Programs send no Origin and pass.
 */
export function ownOriginsOnly(origins: string[]): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin');
    if (origin === undefined || origins.includes(origin)) return next();
    // A forwarded port: page and request have the same name, one of this host's.
    if (URL.canParse(origin) && new URL(origin).host === new URL(c.req.url).host) return next();
    // Pictures are shown and fetched wherever a report is.
    const isPicture = ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method) && PUBLIC.test(c.req.path);
    if (isPicture) return next();
    return refusal(403, 'foreign_origin', 'This service is for the pages of its own site.');
  };
}

const PUBLIC = /^\/storage\/v1\/object\/public\//;
