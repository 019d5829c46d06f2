import { randomUUID } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';
import { type Metrics, NO_METRICS } from '../metrics/metrics.ts';
import { readCurrentRequest, withRequest } from './current-request.ts';

/**
 * One line a request, and one count: who is meant by it, how it ended, how long its answer took to begin. Of the address
 * only the route's pattern is kept; the address itself names photos, people and tokens. The line's
 * request id goes out with the answer, so that a person can name a failure.
 */
export function requestLog(logger: Logger, metrics: Metrics = NO_METRICS): MiddlewareHandler {
  return async (c, next) => {
    // The functions ask this host itself, which belongs to the request that asked them.
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

/** The most telling pattern that the request matched: limits of one address name it better than a wildcard. */
function findRoute(c: Context): string {
  const patterns = matchedRoutes(c).map(({ path }) => path);
  return patterns.reduce((longest, path) => (path.length > longest.length ? path : longest), '/*');
}

/** Puts the request's id into an error's JSON body, whatever made that. */
async function addRequestId(c: Context, requestId: string): Promise<void> {
  if (!c.res.headers.get('content-type')?.includes('json')) return;
  const text = await c.res.text();
  const headers = new Headers(c.res.headers);
  headers.delete('content-length');
  const { status } = c.res;
  // Otherwise Hono copies the old answer's headers, its length among them, onto the new one.
  c.res = undefined;
  c.res = new Response(withId(text, requestId), { status, headers });
}

function withId(text: string, requestId: string): string {
  try {
    const body: unknown = JSON.parse(text);
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
    return isObject ? JSON.stringify({ ...body, requestId }) : text;
  } catch {
    // A cut or an empty body (HEAD) stays what it is.
    return text;
  }
}
