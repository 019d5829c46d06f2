import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { asciiAddress, readCode } from '../../supabase/functions/_shared/contract/sign-in.ts';
import type { Queries } from '../database/database.ts';
import { currentScope } from '../database/request-scope.ts';
import type { HostSettings } from '../settings.ts';
import { withBody } from './json-body.ts';
import { hourlyCount, hourlyLimit, tooMany } from './rate-limits.ts';
import type { SignInCodes } from '../sign-in-codes.ts';
import type { LinkWish } from './send-link.ts';
import { notOffered, refusal } from './refusal.ts';
import type { SessionCheck } from './session-check.ts';
import { visitorAddress } from './visitor-address.ts';

/** Longer than any valid body: a refresh token, a link's token, an address. */
const MAX_BODY_CHARACTERS = 4096;

/** Wrong links that one visitor may try in an hour; a person with an old mail needs two or three. */
const WRONG_LINKS_PER_HOUR = 20;

const WRONG_LINKS =
  'Too many sign-in links were tried that do not work. Please try again in an hour.';

const HAS_SIGNED_IN =
  'insert into private.signed_in (user_id) select id from auth.users where id = $1 on conflict do nothing';

/** Ends the session to be renewed after too long without use; its tokens are deleted with it. */
const END_DISUSED = `delete from auth.sessions s using auth.refresh_tokens t
  where t.token = $1 and s.id = t.session_id
    and greatest(s.created_at, s.refreshed_at at time zone 'utc') < now() - make_interval(days => $2::integer)`;

const BAD_ADDRESS = 'Unable to validate email address: invalid format';

/** The login page with an error for an unusable link. */
const NO_LINK = '/login?error_description=This%20link%20is%20incomplete%20or%20too%20old';

/** One plain address, as a browser's e-mail field accepts it: no second one, no name, no markup. */
const addressSchema = z
  .string()
  .trim()
  .toLowerCase()
  .overwrite(asciiAddress)
  .max(254)
  .regex(z.regexes.html5Email)
  .regex(/\.[^.@]+$/);

/**
 * A secret that only the browser has. It arrives in the client library's captcha field, the only
 * one it sends with both requests; a project on Supabase without captchas ignores it.
 */
const browserSchema = z
  .object({ captcha_token: z.string().regex(/^[\w-]{16,100}$/) })
  .optional()
  .catch(undefined)
  .transform((security) => security?.captcha_token ?? '');
const otpSchema = z.object({ email: addressSchema, gotrue_meta_security: browserSchema });
const codeSchema = z.object({
  type: z.literal('email'),
  email: addressSchema,
  token: z.string().transform(readCode),
  gotrue_meta_security: browserSchema,
});
// The library's hash of a link's 32 digits and the address: SHA-256, in hexadecimal.
const tokenHashSchema = z.string().regex(/^[0-9a-f]{64}$/);
const verifySchema = z.object({
  type: z.literal(['email', 'magiclink']),
  token_hash: tokenHashSchema,
});
// Letters, digits and hyphens on both hosts; some other characters would fail in the database.
const refreshSchema = z.object({ refresh_token: z.string().regex(/^[\w-]{1,200}$/) });

type Env = { Bindings: HttpBindings };

export interface AuthParts {
  settings: Pick<HostSettings, 'rateLimits' | 'isBehindProxy' | 'sessionDays'>;
  database: Pick<Queries, 'query'>;
  session: Pick<SessionCheck, 'readClaims'>;
  askBackend(request: Request, c: Context<Env>): Promise<Response>;
  /** Answers a request for a link, and has the link mailed. */
  sendLink(link: LinkWish, c: Context<Env>): Promise<Response>;
  codes: SignInCodes;
}

/**
 * Serves the product's part of the sign-in service. All else (passwords, changes of address,
 * invitations, other providers) answers 404, whatever the library offers. Bodies are rebuilt from
 * known fields, so nothing else passes.
 */
export function authRoutes(parts: AuthParts): Hono<Env> {
  const { database } = parts;
  const { isBehindProxy } = parts.settings;
  const visitor = (c: Context) => visitorAddress(c, isBehindProxy);
  const routes = new Hono<Env>();

  routes.options('*', (c) => parts.askBackend(c.req.raw, c));

  for (const limit of linkLimits(parts, visitor)) routes.post('/otp', limit);
  routes.post('/otp', async (c) => {
    const body = otpSchema.parse(await c.req.json());
    // Always true: refusing strangers alone would reveal who has an account.
    const wanted = c.req.query('redirect_to');
    const search = wanted ? `?redirect_to=${encodeURIComponent(wanted)}` : '';
    const { email, gotrue_meta_security: browser } = body;
    const request = remade(c, { email, create_user: true }, search);
    return parts.sendLink({ request, to: email, browser }, c);
  });

  const wrongLinks = hourlyCount(database, {
    name: 'wrong link',
    perHour: () => WRONG_LINKS_PER_HOUR,
  });
  routes.post('/verify', async (c) => {
    const { link, why } = await readLink(c, parts.codes);
    const owner = link && (await findOwner(database, link));
    // Supabase calls the type 'email', the library 'magiclink'.
    const answer = owner
      ? await parts.askBackend(remade(c, { token_hash: link, type: 'magiclink' }), c)
      : refusal(403, 'otp_expired', 'The sign-in link is not valid');
    if (answer.ok) {
      await database.query(HAS_SIGNED_IN, [owner]);
      await parts.codes.use(link);
    }
    if (answer.ok || answer.status >= 500) return answer;
    // The library reports a failed look-up as a wrong link; answerAway turns that into 503.
    if (currentScope().met.databaseAway) return answer;
    // Counted only when wrong: colleagues behind one address use theirs at the same time.
    const { isOver, resetTime } = await wrongLinks.take(visitor(c));
    if (isOver) return tooMany(WRONG_LINKS, resetTime);
    const reason = why ?? (link && (await parts.codes.explain(link)));
    return reason ? refusal(403, 'otp_expired', reason) : answer;
  });

  // Links from older mails (decision 086). Opening one uses nothing up; the page does that on a click.
  routes.get('/verify', (c) => {
    const { success, data } = tokenHashSchema.safeParse(c.req.query('token'));
    return c.redirect(success ? `/confirm#token_hash=${data}&type=email` : NO_LINK, 303);
  });

  // No limit: a token's 74 random bits cannot be guessed, and a refused refresh signs the person
  // out, so one visitor's wrong tokens would end the sessions of a whole office.
  routes.post('/token', async (c) => {
    if (c.req.query('grant_type') !== 'refresh_token') return notOffered();
    const body = await parseBody(c, refreshSchema);
    if (!body) return refusal(400, 'validation_failed', 'The session cannot be renewed.');
    await database.query(END_DISUSED, [body.refresh_token, parts.settings.sessionDays]);
    return parts.askBackend(remade(c, body, '?grant_type=refresh_token'), c);
  });

  routes.get('/user', async (c) => {
    const answer = await parts.askBackend(remade(c, null), c);
    // The library accepts a token for any audience.
    const isForPeople = !answer.ok || (await parts.session.readClaims(c.req.raw)) !== null;
    return isForPeople ? answer : refusal(403, 'bad_jwt', 'The token is not valid here.');
  });
  routes.post('/logout', (c) => {
    const scope = z.literal(['local', 'global', 'others']).safeParse(c.req.query('scope'));
    return parts.askBackend(remade(c, {}, scope.success ? `?scope=${scope.data}` : ''), c);
  });
  routes.all('*', notOffered);
  return routes;
}

/** Limits requests for links by sender and by address; invalid addresses count too, and are refused. */
function linkLimits(
  { database, settings }: AuthParts,
  visitor: (c: Context) => string,
): MiddlewareHandler[] {
  return [
    hourlyLimit(database, {
      name: 'link by visitor',
      perHour: () => settings.rateLimits.otpPerHour,
      countFor: visitor,
      message: 'Too many sign-in links were requested. Please wait an hour, then try again.',
    }),
    async (c, next) =>
      (await parseBody(c, otpSchema)) ? next() : refusal(400, 'validation_failed', BAD_ADDRESS),
    hourlyLimit(database, {
      name: 'link to mailbox',
      perHour: () => settings.rateLimits.otpPerRecipient,
      countFor: async (c) => stripAddressTag(otpSchema.parse(await c.req.json()).email),
      message:
        'Several sign-in links were sent to this address already. Please open the newest one, or wait an hour.',
    }),
  ];
}

/**
 * Drops the part after a plus sign, which leads to the same mailbox at the large providers. The
 * address without one counts separately, so that invented tags do not use up its share.
 */
function stripAddressTag(email: string): string {
  return email.replace(/\+[^@]*(?=@)/, '+');
}

/** Reads a body's link, or finds it by its code; '' when there is none, perhaps with the reason. */
async function readLink(c: Context, codes: SignInCodes): Promise<{ link: string; why?: string }> {
  const body = await parseBody(c, verifySchema);
  if (body) return { link: body.token_hash };
  const code = await parseBody(c, codeSchema);
  if (!code) return { link: '' };
  const { gotrue_meta_security: browser, ...typed } = code;
  return { link: '', ...(await codes.find({ ...typed, browser })) };
}

/** The owner of an unused link, or null. Safe to look up: a link has 106 random bits. */
async function findOwner(database: AuthParts['database'], tokenHash: string) {
  const { rows } = await database.query<{ id: string }>(
    'select id from auth.users where recovery_token = $1 or confirmation_token = $1',
    [tokenHash],
  );
  return rows[0]?.id ?? null;
}

/** The known fields of a body; null when one is missing or wrong. */
async function parseBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  // Hono caches the text, so a limit and a route may both read it.
  const text = await c.req.text();
  if (text.length > MAX_BODY_CHARACTERS) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The current request with only this body and query. */
function remade(c: Context, body: object | null, search = ''): Request {
  const url = new URL(c.req.url);
  url.search = search;
  const { method, headers, signal } = c.req.raw;
  const bare = new Request(url, { method, headers, signal });
  return body ? withBody(bare, JSON.stringify(body)) : bare;
}
