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

/** A section of 20,000 characters and its proposals, in any alphabet. */
const MAX_BODY_BYTES = 512 * 1024;
/** A Word file of 5 MB in base64, with its details. */
const MAX_FILE_BYTES = 7.25 * 1024 * 1024;
/** A screen sends three requests at once; one person's further requests wait, and nobody else's do. */
const QUESTIONS_OF_ONE_PERSON = 8;

type Env = { Bindings: HttpBindings };

export interface RestParts {
  settings: Pick<HostSettings, 'rateLimits' | 'isBehindProxy'>;
  database: Pick<Queries, 'query'>;
  /** `caller` holds the claims of the request's token; null for a visitor. */
  askBackend(request: Request, c: Context<Env>, caller: Claims | null): Promise<Response>;
  session: SessionCheck;
}

/** The part of the data service that the product uses (rest-request.ts), in front of row level security. */
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
    // Before the body is read; the answering transaction checks the session anyway.
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
    // Visitors are not limited: nobody else waits for their small requests.
    if (person === null) return usual(c, next);
    const limit = carriesFile(c.req.raw) ? withFile : usual;
    const work = () => limit(c, next);
    if (isLargeRequest(c.req.raw)) return largeRequests.run(person, c, work);
    return people.run(person, work);
  });
  const answer = async (c: Context<Env>) => {
    if (!carriesBody(c.req.raw)) return ask(c, c.req.raw);
    const text = await c.req.text();
    // Parsing millions of small values takes far longer than one long text.
    if (lengthBesideFile(text) > MAX_BODY_BYTES) return tooLarge();
    // A function's arguments and a waitlist entry come one at a time.
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
  // The first two have names for the log, which groups requests by route.
  for (const path of ['/rpc/:function', '/:table', '*']) routes.all(path, answer);
  return routes;
}

function carriesBody({ method }: Request): boolean {
  return method === 'POST' || method === 'PATCH';
}

function sessionEnded(): Response {
  return refusal(401, 'PT401', 'Your session has ended. Please sign in again.');
}
