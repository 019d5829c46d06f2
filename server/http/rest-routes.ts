import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Queries } from '../database/database.ts';
import { asLongWork } from '../database/request-scope.ts';
import type { HostSettings } from '../settings.ts';
import { withBody } from './json-body.ts';
import { LargeRequests } from './large-requests.ts';
import { KeyedLimits } from '../keyed-limits.ts';
import { hourlyLimit } from './rate-limits.ts';
import { refusal, tooLarge } from './refusal.ts';
import {
  carriesFile,
  isLargeRequest,
  isLongWork,
  isOneRow,
  isRows,
  lengthBesideFile,
  reasonToRefuse,
} from './rest-request.ts';
import type { Claims, SessionCheck } from './session-check.ts';
import { visitorAddress } from './visitor-address.ts';

/** A section of 20,000 characters and what was proposed for it, in any alphabet. */
const MAX_BODY_BYTES = 512 * 1024;
/** A Word file of 5 MB in base64, and what is known of it. */
const MAX_FILE_BYTES = 7.25 * 1024 * 1024;
/** A screen asks three things at once; what one person asks beyond this waits, and nobody else's does. */
const QUESTIONS_OF_ONE_PERSON = 8;

type Env = { Bindings: HttpBindings };

export interface RestParts {
  settings: Pick<HostSettings, 'rateLimits' | 'isBehindProxy'>;
  database: Pick<Queries, 'query'>;
  /** `caller` is what the request's token says, and null for a visitor's. */
  askBackend(request: Request, c: Context<Env>, caller: Claims | null): Promise<Response>;
  session: SessionCheck;
}

/** The data service, as far as the product uses it (rest-request.ts). Row level security is behind it. */
export function restRoutes(parts: RestParts): Hono<Env> {
  const { isBehindProxy } = parts.settings;
  const { findCaller, readClaims, isVisitors, note, checkSession, wasLive } = parts.session;
  const people = new KeyedLimits(QUESTIONS_OF_ONE_PERSON);
  const largeRequests = new LargeRequests();
  const routes = new Hono<Env>();
  routes.options('*', (c) => parts.askBackend(c.req.raw, c, null));

  routes.use('*', async (c, next) => {
    const reason = reasonToRefuse(c.req.raw);
    if (reason) return refusal(reason.startsWith('There') ? 404 : 400, 'PGRST100', reason);
    // Before the body is read; the transaction that answers asks in any case.
    const isWelcome =
      !carriesBody(c.req.raw) ||
      (await wasLive(c.req.raw)) ||
      (await checkSession(c.req.raw)) !== 'ended';
    return isWelcome ? next() : sessionEnded();
  });
  routes.use(
    '/signup_emails',
    hourlyLimit(parts.database, {
      name: 'waitlist',
      perHour: () => parts.settings.rateLimits.waitlistPerHour,
      countFor: (c) => visitorAddress(c, isBehindProxy),
      message: 'Too many sign-ups came from this address. Please try again in an hour.',
    }),
  );
  const usual = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => tooLarge() });
  const withFile = bodyLimit({ maxSize: MAX_FILE_BYTES, onError: () => tooLarge() });
  routes.use('*', async (c, next) => {
    const person = await findCaller(c.req.raw);
    // Nobody else is waited for so long.
    if (person === null) return usual(c, next);
    const limit = carriesFile(c.req.raw) ? withFile : usual;
    const work = () => limit(c, next);
    if (isLargeRequest(c.req.raw)) return largeRequests.run(person, c, work);
    return people.run(person, work);
  });
  const answer = async (c: Context<Env>) => {
    if (!carriesBody(c.req.raw)) return ask(c, c.req.raw);
    const text = await c.req.text();
    // Reading millions of little things takes far longer than one long text.
    if (lengthBesideFile(text) > MAX_BODY_BYTES) return tooLarge();
    // Arguments of a function, and an entry of the waitlist, come one at a time.
    const isSingle = /\/(signup_emails|rpc\/\w+)$/.test(c.req.path);
    const isTaken = isSingle ? isOneRow(text) : isRows(text);
    if (!isTaken) return refusal(400, 'PGRST102', 'The rows could not be understood.');
    return ask(c, withBody(c.req.raw, text));
  };
  const ask = async (c: Context<Env>, request: Request) => {
    const caller = await readClaims(c.req.raw);
    if (!caller && !isVisitors(c.req.raw)) return sessionEnded();
    const work = () => parts.askBackend(request, c, caller);
    const response = await (isLongWork(request) ? asLongWork(work) : work());
    if (caller) await note(c.req.raw, response.status !== 401);
    return response;
  };
  // The first two are named for the log's sake, which tells requests apart by their routes.
  for (const path of ['/rpc/:function', '/:table', '*']) routes.all(path, answer);
  return routes;
}

function carriesBody({ method }: Request): boolean {
  return method === 'POST' || method === 'PATCH';
}

function sessionEnded(): Response {
  return refusal(401, 'PT401', 'Your session has ended. Please sign in again.');
}
