import type { MiddlewareHandler } from 'hono';
import { forRequest, runOnBehalfOf } from '../database/request-scope.ts';
import type { SessionCheck } from './session-check.ts';
import { visitorAddress } from './visitor-address.ts';

/**
 * Charges a request's database work to the person whose token it carries, or to the visitor's
 * address. Once its client has gone away, a request costs the database only the running statement.
 */
export function chargeToPerson(
  session: Pick<SessionCheck, 'findCaller'>,
  isBehindProxy: boolean,
): MiddlewareHandler {
  return async (c, next) => {
    const work = () => forRequest(c.req.raw, next);
    const kind = classifyRequest(c.req.raw);
    const person = await session.findCaller(c.req.raw);
    if (person !== null) return runOnBehalfOf(person, work, kind);
    // A function's request to this host has no socket; it is charged to the person who called the function.
    const hasSocket = (c.env as { incoming?: unknown } | undefined)?.incoming !== undefined;
    return hasSocket
      ? runOnBehalfOf(`visitor ${visitorAddress(c, isBehindProxy)}`, work, kind)
      : work();
  };
}

/** Method, service, version and table or function, as in `PATCH /rest/v1/rpc/sign_revision`: only a few exist. */
function classifyRequest({ method, url }: Request): string {
  const PARTS = 5;
  return `${method} ${new URL(url).pathname.split('/', PARTS).join('/')}`;
}
