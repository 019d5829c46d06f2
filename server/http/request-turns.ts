import type { MiddlewareHandler } from 'hono';
import { forRequest, onBehalfOf } from '../database/request-scope.ts';
import type { SessionCheck } from './session-check.ts';
import { visitorAddress } from './visitor-address.ts';

/**
 * What a request asks of the database counts for the person whose token it carries, else for the visitor's
 * address. A request whose client has gone away costs the database nothing more than what it is at already.
 */
export function inPersonsTurn(
  session: Pick<SessionCheck, 'callerOf'>,
  isBehindProxy: boolean,
): MiddlewareHandler {
  return async (c, next) => {
    const work = () => forRequest(c.req.raw, next);
    const person = await session.callerOf(c.req.raw);
    if (person !== null) return onBehalfOf(person, work);
    // What a function asks of this host has no socket, and is the person's who asked the function.
    const hasSocket = (c.env as { incoming?: unknown } | undefined)?.incoming !== undefined;
    return hasSocket ? onBehalfOf(`visitor ${visitorAddress(c, isBehindProxy)}`, work) : work();
  };
}
