import type { MiddlewareHandler } from 'hono';
import { forRequest } from '../database/request-scope.ts';

/** A request whose client has gone away costs the database nothing more than what it is at already. */
export const forThisRequest: MiddlewareHandler = (c, next) => forRequest(c.req.raw, next);
