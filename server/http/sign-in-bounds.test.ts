/** Strangers can use up only their own share of sign-ins, and lock out nobody who has an account. */
import { afterEach, describe, expect, it } from 'vitest';
import { startTestHost } from '../../testing/hosts/test-host.ts';
import { mailedLink, newestLink, readTokenHash } from '../../testing/mail.ts';
import { publishableKey, signIn, visitor } from '../../testing/people.ts';
import { sendRaw } from '../../testing/raw-request.ts';
import type { HostSettings } from '../settings.ts';
import type { Host } from '../start-host.ts';

const RATE_LIMITS = { otpPerHour: 10_000, otpPerRecipient: 6, otpInAll: 12, waitlistPerHour: 1000 };

let host: Host;
afterEach(() => host.close());

const start = async (changes: Partial<HostSettings> = {}) => {
  host = await startTestHost({ rateLimits: RATE_LIMITS, ...changes });
};

async function post(path: string, body: object) {
  return sendRaw(`${host.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: await publishableKey(host.url), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
const ask = async (email: string) => (await post('otp', { email })).status;
const press = async (token_hash: string) =>
  (await post('verify', { type: 'email', token_hash })).status;
const wrong = (index: number) => String(index).padStart(64, '0');
const many = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const ofStatus = (statuses: number[], status: number) =>
  statuses.filter((one) => one === status).length;

/** People with an unused link each. */
async function linksFor(count: number, name: string): Promise<string[]> {
  return many(count, async (index) => {
    const email = `${name}-${index}@example.com`;
    expect(await ask(email)).toBe(200);
    return readTokenHash(await mailedLink(host.url, email));
  });
}

describe('links that are pressed', () => {
  it('at once by forty colleagues behind one address all sign in @sign-in-bounds-1', async () => {
    await start({ rateLimits: { ...RATE_LIMITS, otpInAll: 10_000 } });
    const links = await linksFor(40, 'colleague');
    expect(ofStatus(await many(40, (index) => press(links[index] ?? '')), 200)).toBe(40);
    const late = await signIn(host.url, 'late@example.com');
    expect(late.email).toBe('late@example.com');
  });

  it('sign in from an address that is locked for wrong ones @sign-in-bounds-2', async () => {
    await start();
    const [link = '', used = ''] = await linksFor(2, 'behind');
    expect(await press(used)).toBe(200);
    const tried = await many(60, (index) => press(wrong(index)));
    expect([ofStatus(tried, 403), ofStatus(tried, 429)]).toEqual([20, 40]);
    expect(await press(link)).toBe(200);
    // A link that was used is wrong from then on, and the lock is as it was.
    expect([await press(link), await press(used), await press(wrong(99))]).toEqual([429, 429, 429]);
  });

  it('count as wrong once each, whatever else is pressed between', async () => {
    await start();
    const links = await linksFor(4, 'between');
    const statuses: number[] = [];
    for (let index = 0; index < 25; index += 1) {
      statuses.push(await press(wrong(index)));
      if (index % 6 === 0) await press(links[index / 6] ?? '');
    }
    expect([ofStatus(statuses, 403), ofStatus(statuses, 429)]).toEqual([20, 5]);
  });
});

describe('links that are asked for', () => {
  it('for addresses that get no mail use nothing up for anybody @sign-in-bounds-3', async () => {
    await start({ signUp: 'domain:practice.example' });
    await signIn(host.url, 'ann@practice.example');
    const asked = await many(50, (index) => ask(`stranger-${index}@else.example`));
    expect(ofStatus(asked, 200)).toBe(50);
    expect((await signIn(host.url, 'ann@practice.example')).email).toBe('ann@practice.example');
    expect((await signIn(host.url, 'new@practice.example')).email).toBe('new@practice.example');
  });

  it.each(['open', 'domain:practice.example'] as const)(
    'by strangers who get mail lock no person who has signed in before: %s @sign-in-bounds-4',
    async (signUp) => {
      await start({ signUp });
      const people = ['ann', 'bob', 'cy'].map((name) => `${name}@practice.example`);
      for (const email of people) await signIn(host.url, email);
      const strangers = await many(30, (index) => ask(`stranger-${index}@practice.example`));
      expect([ofStatus(strangers, 200), ofStatus(strangers, 429)]).toEqual([9, 21]);
      for (const email of people) expect((await signIn(host.url, email)).email).toBe(email);
      // A stranger over the limit and one who may have no account get the same answer.
      expect(await ask('another@practice.example')).toBe(429);
      expect(await ask('another@else.example')).toBe(429);
      expect(await newestLink(host.url, 'another@practice.example')).toBe(null);
    },
  );

  it('for one account after the other leave each its letter of the hour @sign-in-bounds-5', async () => {
    await start({ rateLimits: { ...RATE_LIMITS, otpInAll: 3 } });
    await signIn(host.url, 'ann@practice.example');
    await signIn(host.url, 'bob@practice.example');
    // The letters of all accounts together have a bound as well, but for the first to each.
    const asked = [];
    for (let index = 0; index < 5; index += 1) asked.push(await ask('ann@practice.example'));
    expect(asked).toEqual([200, 200, 200, 200, 429]);
    expect((await signIn(host.url, 'bob@practice.example')).email).toBe('bob@practice.example');
  });

  it('with a plus use nothing up of the address without it', async () => {
    await start({ rateLimits: { ...RATE_LIMITS, otpInAll: 1000 } });
    const plus = await many(8, (index) => ask(`ann+${index}@example.com`));
    expect([ofStatus(plus, 200), ofStatus(plus, 429)]).toEqual([6, 2]);
    const plain = await many(8, () => ask('ann@example.com'));
    expect([ofStatus(plain, 200), ofStatus(plain, 429)]).toEqual([6, 2]);
  });

  it('lock nobody behind another address', async () => {
    await start({ rateLimits: { ...RATE_LIMITS, otpPerHour: 3, otpInAll: 1000 } });
    expect(ofStatus(await many(5, (index) => ask(`office-${index}@example.com`)), 429)).toBe(2);
    const { error } = await (
      await visitor(host.url)
    ).auth.signInWithOtp({ email: 'a@example.com' });
    expect(error?.status).toBe(429);
    const answer = await sendRaw(`${host.url}/auth/v1/otp`, {
      method: 'POST',
      from: '127.7.7.8',
      headers: { apikey: await publishableKey(host.url), 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'elsewhere@example.com' }),
    });
    expect(answer.status).toBe(200);
  });
});
