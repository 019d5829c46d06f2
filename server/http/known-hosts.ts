import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { refusal } from './refusal.ts';

/**
 * Answers only under this host's names, against DNS rebinding: a stranger's page may point its own
 * name at this machine and have a visitor's browser read from it; the request then carries the
 * stranger's name. An IP address cannot be redirected like that.
 */
export function knownHosts(origins: [string, ...string[]]): MiddlewareHandler {
  const names = new Set(origins.map((origin) => new URL(origin).hostname));
  return async (c, next) => {
    // A Host header may hold what no URL can: 99999999999, say, a number too large.
    if (!URL.canParse(c.req.url)) return refusal(400, 'bad_host', 'The Host header is not a name.');
    const { hostname } = new URL(c.req.url);
    const isAddress = isIP(hostname.replace(/^\[(.*)\]$/, '$1')) > 0;
    if (isAddress || names.has(hostname) || WATCHED.has(c.req.path)) return next();
    return refusal(
      421,
      'unknown_host',
      `This server does not answer under that name. Open ${origins[0]}; its operator can set PUBLIC_URL.`,
    );
  };
}

/** Health checks may use any name, and learn one word. */
const WATCHED = new Set(['/healthz', '/readyz']);
