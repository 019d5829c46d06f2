import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';
import { type Metrics, NO_METRICS } from '../metrics/metrics.ts';
import { readCurrentRequest, withRequest } from './current-request.ts';

/**
 * Logs and counts each request: method, route, status, and the time until its answer began. Keeps
 * only the route's pattern, because addresses name photos, people and tokens. The answer carries
 * the request's id, so that a person can report a failure.
 */
export function requestLog(logger: Logger, metrics: Metrics = NO_METRICS): MiddlewareHandler {
  return async (c, next) => {
    // Functions call this host itself; that belongs to the request that called them.
    if (readCurrentRequest()) return next();
    const requestId = randomUUID();
    const began = performance.now();
    metrics.requestBegan();
    await withRequest({ requestId }, async () => {
      await next();
      if (c.res.status === 500) await addRequestId(c, requestId);
      c.header('x-request-id', requestId);
      const line = {
        method: c.req.method,
        route: findRoute(c),
        status: c.res.status,
        ms: Math.round(performance.now() - began),
      };
      metrics.requestAnswered(line);
      if (c.res.status >= 500) logger.error(line, 'Request failed');
      else logger.info(line, 'Request');
    });
  };
}

/** The longest matching pattern: limits of one address name it better than a wildcard. */
function findRoute(c: Context): string {
  const patterns = matchedRoutes(c).map(({ path }) => path);
  return patterns.reduce((longest, path) => (path.length > longest.length ? path : longest), '/*');
}

async function addRequestId(c: Context, requestId: string): Promise<void> {
  if (!c.res.headers.get('content-type')?.includes('json')) return;
  const text = await c.res.text();
  const headers = new Headers(c.res.headers);
  headers.delete('content-length');
  const { status } = c.res;
  // Otherwise Hono copies the old answer's headers, including its length, to the new one.
  c.res = undefined;
  c.res = new Response(withId(text, requestId), { status, headers });
}

function withId(text: string, requestId: string): string {
  try {
    const body: unknown = JSON.parse(text);
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
    return isObject ? JSON.stringify({ ...body, requestId }) : text;
  } catch {
    // A truncated or empty body (HEAD) stays as it is.
    return text;
  }
}
