/**
 * Attempts on people's accounts, each as it was once walked to its end. Every test names the way in
 * that it holds shut.
 */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestHost } from '../../testing/hosts/test-host.ts';
import type { Host } from '../start-host.ts';
import { mailedLink, readTokenHash } from '../../testing/mail.ts';
import {
  readAccessToken,
  type Person,
  publishableKey,
  signIn,
  visitor,
} from '../../testing/people.ts';
import { type RawAnswer, sendRaw } from '../../testing/raw-request.ts';

const VICTIM = 'victim@example.com';
const PASSWORD = 'correct horse battery staple';

let host: Host;
let key: string;
let victim: Person;

beforeAll(async () => {
  host = await startTestHost();
  key = await publishableKey(host.url);
  victim = await signIn(host.url, VICTIM);
});

afterAll(async () => {
  await host.close();
});

function auth(
  path: string,
  options: { method?: string; body?: unknown; token?: string } = {},
): Promise<RawAnswer> {
  const { method = options.body === undefined ? 'GET' : 'POST', body, token } = options;
  return sendRaw(`${host.url}/auth/v1/${path}`, {
    method,
    headers: {
      apikey: key,
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function askFor(email: string): Promise<string> {
  const { error } = await (await visitor(host.url)).auth.signInWithOtp({ email });
  if (error) throw error;
  return readTokenHash(await mailedLink(host.url, email));
}

describe('guessing a link', () => {
  it('has nothing short to guess: 64 hexadecimal digits, made of 106 random bits @account-1', async () => {
    const tokens = new Set([await askFor(VICTIM), await askFor(VICTIM), await askFor(VICTIM)]);
    expect(tokens.size).toBe(3);
    for (const token of tokens) expect(token).toMatch(/^[0-9a-f]{64}$/);
    // An attacker's guess: the hash of the address and six digits, a million possibilities in all.
    const found = Array.from({ length: 1_000_000 }, (_, index) => index).filter((index) =>
      tokens.has(hashSignInCode(VICTIM, String(index).padStart(6, '0'))),
    );
    expect(found).toEqual([]);
  });

  it('is not offered with the address and a code @account-2', async () => {
    const answer = await auth('verify', {
      body: { type: 'magiclink', email: VICTIM, token: '000000' },
    });
    expect(answer.status).toBe(403);
  });

  it('is locked after twenty wrong tries, also when they come at once @account-3', async () => {
    const other = await startTestHost();
    const tries = Array.from({ length: 60 }, (_, index) =>
      sendRaw(`${other.url}/auth/v1/verify`, {
        method: 'POST',
        headers: { apikey: 'x', 'content-type': 'application/json' },
        body: JSON.stringify({ type: 'email', token_hash: String(index).padStart(64, '0') }),
      }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 429)).toHaveLength(20);
    await other.close();
  });
});

function hashSignInCode(email: string, code: string): string {
  return createHash('sha256')
    .update(email + code)
    .digest('hex');
}

describe('a password that somebody set before', () => {
  it('cannot be set by signing up, and signs nobody in @account-4', async () => {
    const email = 'preset@example.com';
    expect((await auth('signup', { body: { email, password: PASSWORD } })).status).toBe(404);
    await signIn(host.url, email);
    const grant = await auth('token?grant_type=password', { body: { email, password: PASSWORD } });
    expect(grant.status).toBe(404);
  });

  it('cannot be set on an account, not even on one’s own', async () => {
    const token = await readAccessToken(victim);
    const put = await auth('user', { method: 'PUT', token, body: { password: PASSWORD } });
    expect(put.status).toBe(404);
  });
});

describe('changing the address of an account', () => {
  it('is not offered @account-5', async () => {
    const token = await readAccessToken(victim);
    const put = await auth('user', { method: 'PUT', token, body: { email: 'thief@example.com' } });
    expect(put.status).toBe(404);
    const { data } = await victim.client.auth.getUser();
    expect(data.user?.email).toBe(VICTIM);
  });
});

describe('what else the sign-in library offers', () => {
  it.each([
    ['POST', 'signup'],
    ['POST', 'token'],
    ['POST', 'token?grant_type=password'],
    ['POST', 'token?grant_type=pkce'],
    ['POST', 'token?grant_type=id_token'],
    ['POST', 'magiclink'],
    ['POST', 'recover'],
    ['POST', 'resend'],
    ['POST', 'invite'],
    ['POST', 'sso'],
    ['PUT', 'user'],
    ['DELETE', 'user'],
    ['GET', 'reauthenticate'],
    ['GET', 'authorize?provider=github'],
    ['GET', 'callback?code=x&state=y'],
    ['POST', 'callback'],
    ['GET', 'admin/users'],
    ['POST', 'admin/generate_link'],
    ['GET', 'settings'],
    ['GET', 'health'],
    ['GET', '.well-known/jwks.json'],
    ['POST', 'VERIFY'],
    ['POST', 'otp/'],
    ['POST', '../v1/signup'],
    ['POST', '%73ignup'],
    ['POST', 'factors'],
  ])('answers %s %s with 404 @account-6', async (method, path) => {
    const token = await readAccessToken(victim);
    const body = ['GET', 'HEAD'].includes(method) ? undefined : {};
    expect((await auth(path, { method, token, body })).status).toBe(404);
  });
});

describe('a refresh token that is none', () => {
  it.each(['', '\u0000', 'a b', '%00', "' or 1=1", 'x'.repeat(201), 1, null, ['x']])(
    'is refused as the caller’s mistake: %j',
    async (refresh_token) => {
      const answer = await auth('token?grant_type=refresh_token', { body: { refresh_token } });
      expect(answer.status).toBe(400);
    },
  );

  // A browser whose refresh is refused signs its person out; one address may be a whole office.
  it('ends nobody else’s session, however often it is sent from the same address', async () => {
    const colleague = await signIn(host.url, 'colleague@example.com');
    const guess = { refresh_token: '019aa000-0000-7000-8000-000000000000' };
    for (let tried = 0; tried < 150; tried += 1) {
      await auth('token?grant_type=refresh_token', { body: guess });
    }
    expect((await colleague.client.auth.refreshSession()).error).toBe(null);
  });
});

describe('a program that looks through mails', () => {
  it('may open the link, and every address in it, without spending it @account-7', async () => {
    const email = 'scanned@example.com';
    const token_hash = await askFor(email);
    const link = await mailedLink(host.url, email);
    for (const method of ['HEAD', 'GET', 'POST']) {
      await sendRaw(link, { method });
      await auth(`verify?token=${token_hash}&type=magiclink`, { method });
      await auth(`verify?token_hash=${token_hash}&type=email`, { method });
    }
    const client = await visitor(host.url);
    const { data } = await client.auth.verifyOtp({ token_hash, type: 'email' });
    expect(data.user?.email).toBe(email);
  });
});

describe('a link as it was mailed before', () => {
  it.each(['GET', 'HEAD'])(
    'leads to the page that uses it on a click, by %s @account-8',
    async (method) => {
      const email = `earlier-${method.toLowerCase()}@example.com`;
      const token = await askFor(email);
      const query = `token=${token}&type=magiclink&redirect_to=${encodeURIComponent(host.url)}`;
      for (let opened = 0; opened < 3; opened += 1) {
        const answer = await auth(`verify?${query}`, { method });
        expect(answer.status).toBe(303);
        expect(answer.headers['location']).toBe(`/confirm#token_hash=${token}&type=email`);
      }
      const { data } = await (
        await visitor(host.url)
      ).auth.verifyOtp({ token_hash: token, type: 'email' });
      expect(data.user?.email).toBe(email);
    },
  );

  it.each(['token=123456&type=magiclink', 'token=%22%3E%3Cb%3E', ''])(
    'leads to the login page, which says so, where it is none: %s @account-9',
    async (query) => {
      const { status, headers } = await auth(`verify?${query}&redirect_to=https://evil.example`);
      expect([status, headers['location']]).toEqual([
        303,
        '/login?error_description=This%20link%20is%20incomplete%20or%20too%20old',
      ]);
    },
  );
});

describe('addresses that are more than one, or more than an address', () => {
  it.each([
    'a@example.com,b@example.org',
    'a@example.com;b@example.org',
    'a@example.com b@example.org',
    '"<b>x</b>"@example.com',
    '<script>@example.com',
    'Ada <ada@example.com>',
    'a@example.com\nBcc: b@example.org',
    'a@example.com\u0000',
    'a@exa mple.com',
    'nobody',
    'a@localhost',
    `${'a'.repeat(250)}@example.com`,
  ])('%j is refused @account-10', async (email) => {
    const answer = await auth('otp', { body: { email } });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toMatchObject({ msg: expect.stringMatching(/invalid format/) });
  });

  it('takes nothing but the address: no data of its own, no second way to send @account-11', async () => {
    const email = 'plain@example.com';
    const data = { filler: 'x'.repeat(1000), role: 'service_role' };
    await auth('otp', {
      body: { email, data, options: { data }, phone: '+1', create_user: false },
    });
    const person = await signIn(host.url, email);
    const { user_metadata } = (await person.client.auth.getUser()).data.user ?? {};
    expect(JSON.stringify(user_metadata)).not.toMatch(/filler|service_role/);
  });
});

describe('one mailbox', () => {
  it('gets six links an hour, whoever asks @account-12', async () => {
    const rateLimits = { otpPerHour: 100, otpPerRecipient: 6, otpInAll: 100, waitlistPerHour: 100 };
    const other = await startTestHost({ rateLimits });
    const client = await visitor(other.url);
    const ask = async (email: string) => (await client.auth.signInWithOtp({ email })).error;
    const asked = await Promise.all(
      Array.from({ length: 8 }, (_, index) => ask(index % 2 ? VICTIM : VICTIM.toUpperCase())),
    );
    expect(asked.filter((error) => error === null)).toHaveLength(6);
    expect(asked.find((error) => error)?.message).toMatch(/open the newest one, or wait/);
    expect(await ask('another@example.com')).toBe(null);
    await other.close();
  });
});

describe('who has an account', () => {
  it('is told neither by status nor by words @account-13', async () => {
    const known = await auth('otp', { body: { email: VICTIM } });
    const unknown = await auth('otp', { body: { email: 'never-seen@example.com' } });
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    const only = await auth('otp', { body: { email: 'nor-this@example.com', create_user: false } });
    expect([only.status, only.text]).toEqual([known.status, known.text]);
  });

  it('is not told by the time that an answer takes @account-14', async () => {
    const timed = async (email: string) => {
      const begun = performance.now();
      await auth('otp', { body: { email } });
      return performance.now() - begun;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      known.push(await timed(VICTIM));
      unknown.push(await timed(`unseen-${round}@example.com`));
    }
    // All leave at one moment. The quickest of each kind is what a patient stranger would compare.
    const quickest = [Math.min(...known), Math.min(...unknown)] as const;
    for (const time of quickest) expect(time).toBeGreaterThan(395);
    expect(Math.abs(quickest[0] - quickest[1])).toBeLessThan(100);
  });
});
