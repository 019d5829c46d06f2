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
import { refusal } from './refusal.ts';
import {
  carriesFile,
  isLargeRequest,
  isLongWork,
  isOneRow,
  isRows,
  lengthBesideFile,
  reasonToRefuse,
} from './rest-request.ts';
import type { SessionCheck } from './session-check.ts';
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
  askBackend(request: Request, c: Context<Env>): Promise<Response>;
  session: SessionCheck;
  /** Has everything that `work` asks of the database done in one slot. */
  inOneSlot<T>(work: () => Promise<T>): Promise<T>;
}

/** The data service, as far as the product uses it (rest-request.ts). Row level security stands behind. */
export function restRoutes(parts: RestParts): Hono<Env> {
  const { isBehindProxy, rateLimits } = parts.settings;
  const { callerOf, sessionOf, wasLive } = parts.session;
  const hasEnded = async (c: Context<Env>) => (await sessionOf(c.req.raw)) === 'ended';
  const people = new KeyedLimits(QUESTIONS_OF_ONE_PERSON);
  const largeRequests = new LargeRequests();
  const routes = new Hono<Env>();
  routes.options('*', (c) => parts.askBackend(c.req.raw, c));

  routes.use('*', async (c, next) => {
    const reason = reasonToRefuse(c.req.raw);
    if (reason) return refusal(reason.startsWith('There') ? 404 : 400, 'PGRST100', reason);
    // Before the body is read; the slot that answers asks in any case.
    const isWelcome = !carriesBody(c.req.raw) || (await wasLive(c.req.raw)) || !(await hasEnded(c));
    return isWelcome ? next() : sessionEnded();
  });
  routes.use(
    '/signup_emails',
    hourlyLimit(parts.database, {
      name: 'waitlist',
      perHour: rateLimits.waitlistPerHour,
      countFor: (c) => visitorAddress(c, isBehindProxy),
      message: 'Too many sign-ups came from this address. Please try again in an hour.',
    }),
  );
  const usual = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge });
  const withFile = bodyLimit({ maxSize: MAX_FILE_BYTES, onError: tooLarge });
  routes.use('*', async (c, next) => {
    const person = await callerOf(c.req.raw);
    // Nobody else is waited for so long.
    if (person === null) return usual(c, next);
    const limit = carriesFile(c.req.raw) ? withFile : usual;
    const ask = () => limit(c, next);
    if (isLargeRequest(c.req.raw)) return largeRequests.run(person, c, ask);
    return people.run(person, ask);
  });
  const answer = async (c: Context<Env>) => {
    if (!carriesBody(c.req.raw)) return askInSlot(c, c.req.raw);
    const text = await c.req.text();
    // Reading millions of little things takes far longer than one long text.
    if (lengthBesideFile(text) > MAX_BODY_BYTES) return tooLarge();
    // Arguments of a function, and an entry of the waitlist, come one at a time.
    const isSingle = /\/(signup_emails|rpc\/\w+)$/.test(c.req.path);
    const isTaken = isSingle ? isOneRow(text) : isRows(text);
    if (!isTaken) return refusal(400, 'PGRST102', 'The rows could not be understood.');
    return askInSlot(c, withBody(c.req.raw, text));
  };
  // The library asks twice who it is before it asks for rows: each would be a slot, and wait for another person's.
  const askInSlot = (c: Context<Env>, request: Request) => {
    const ask = () =>
      parts.inOneSlot(async () =>
        (await hasEnded(c)) ? sessionEnded() : parts.askBackend(request, c),
      );
    return isLongWork(request) ? asLongWork(ask) : ask();
  };
  // The first two are named for the log's sake, which tells requests apart by their routes.
  for (const path of ['/rpc/:function', '/:table', '*']) routes.all(path, answer);
  return routes;
}

function carriesBody({ method }: Request): boolean {
  return method === 'POST' || method === 'PATCH';
}

function sessionEnded(): Response {
  return refusal(401, 'PGRST303', 'Your session has ended. Please sign in again.');
}

function tooLarge(): Response {
  return refusal(413, 'Payload too large', 'The request is too large.');
}
