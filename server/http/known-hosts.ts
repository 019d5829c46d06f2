import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { refusal } from './refusal.ts';

/**
 * Answers under the names of this host alone. A page of a stranger's may point its own name at this
 * machine and have a visitor's browser read what is meant for this machine (DNS rebinding); the
 * name in the request is then the stranger's. An address in digits is no name that anybody could point.
 */
export function knownHosts(origins: [string, ...string[]]): MiddlewareHandler {
  const names = new Set(origins.map((origin) => new URL(origin).hostname));
  return async (c, next) => {
    // A Host header may hold what no address can: 99999999999, say, which reads as a number too large.
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

/** Anyone who watches over the host asks under any name, and learns one word. */
const WATCHED = new Set(['/healthz', '/readyz']);
