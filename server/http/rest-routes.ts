import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { HostSettings } from '../settings.ts';
import { withBody } from './json-body.ts';
import { PersonLimits } from './person-limits.ts';
import { hourlyLimit } from './rate-limits.ts';
import { refusal } from './refusal.ts';
import { isOneRow, isRows, lengthBesideFile, reasonToRefuse } from './rest-request.ts';
import { type SessionState, userIdOf } from './session-check.ts';
import { visitorAddress } from './visitor-address.ts';

/** A section of 20,000 characters and what was proposed for it, in any alphabet. */
const MAX_BODY_BYTES = 512 * 1024;
/** A Word file of 5 MB in base64, and what is known of it. */
const MAX_TEMPLATE_BYTES = 7.25 * 1024 * 1024;
/** A screen asks three things at once; what one person asks beyond this waits, and nobody else's does. */
const QUESTIONS_OF_ONE_PERSON = 8;

type Env = { Bindings: HttpBindings };

export interface RestParts {
  settings: Pick<HostSettings, 'rateLimits' | 'isBehindProxy'>;
  askBackend(request: Request, c: Context<Env>): Promise<Response>;
  sessionOf(request: Request): Promise<SessionState>;
}

/** The data service, as far as the product uses it (rest-request.ts). Row level security stands behind. */
export function restRoutes(parts: RestParts): Hono<Env> {
  const { isBehindProxy, rateLimits } = parts.settings;
  const people = new PersonLimits(QUESTIONS_OF_ONE_PERSON);
  const routes = new Hono<Env>();
  routes.options('*', (c) => parts.askBackend(c.req.raw, c));

  routes.use('*', async (c, next) => {
    const reason = reasonToRefuse(c.req.raw);
    if (reason) return refusal(reason.startsWith('There') ? 404 : 400, 'PGRST100', reason);
    if ((await parts.sessionOf(c.req.raw)) !== 'ended') return next();
    return refusal(401, 'PGRST303', 'Your session has ended. Please sign in again.');
  });
  routes.use(
    '/signup_emails',
    hourlyLimit({
      perHour: rateLimits.waitlistPerHour,
      countFor: (c) => visitorAddress(c, isBehindProxy),
      message: 'Too many sign-ups came from this address. Please try again in an hour.',
    }),
  );
  const usual = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge });
  const ofTemplate = bodyLimit({ maxSize: MAX_TEMPLATE_BYTES, onError: tooLarge });
  routes.use('*', (c, next) => (addsTemplate(c.req.raw) ? ofTemplate : usual)(c, next));
  routes.use('*', (c, next) => {
    const person = userIdOf(c.req.raw);
    return person ? people.run(person, next) : next();
  });
  const answer = async (c: Context<Env>) => {
    if (c.req.method !== 'POST' && c.req.method !== 'PATCH') {
      return parts.askBackend(c.req.raw, c);
    }
    const text = await c.req.text();
    // Reading millions of little things takes far longer than one long text.
    if (lengthBesideFile(text) > MAX_BODY_BYTES) return tooLarge();
    // Arguments of a function, and an entry of the waitlist, come one at a time.
    const isSingle = /\/(signup_emails|rpc\/\w+)$/.test(c.req.path);
    const isTaken = isSingle ? isOneRow(text) : isRows(text);
    if (!isTaken) return refusal(400, 'PGRST102', 'The rows could not be understood.');
    return parts.askBackend(withBody(c.req.raw, text), c);
  };
  // The first two are named for the log's sake, which tells requests apart by their routes.
  for (const path of ['/rpc/:function', '/:table', '*']) routes.all(path, answer);
  return routes;
}

const tooLarge = () => refusal(413, 'Payload too large', 'The request is too large.');

/** Whether somebody who is signed in sends a Word template: nobody else is waited for so long. */
function addsTemplate(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return (
    request.method === 'POST' &&
    pathname.endsWith('/document_templates') &&
    userIdOf(request) !== null
  );
}
