import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

/**
 * Ends the connection of a request that was answered before all of it was read. Hono's server would read the rest away
 * for half a second and then cut the connection, also where the next request is on it by then.
 */
export function endUnread(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    // Functions ask this host without a socket.
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    if (incoming?.complete === false) c.header('Connection', 'close');
  };
}
