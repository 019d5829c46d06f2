/** One visitor who looks like many, and many letters: what counts by visitor, by mailbox and in all. */
import { afterEach, describe, expect, it } from 'vitest';
import { startTestHost } from '../../testing/hosts/test-host.ts';
import { publishableKey } from '../../testing/people.ts';
import { sendRaw } from '../../testing/raw-request.ts';
import type { Host } from '../start-host.ts';

// Nothing listens on the discard port, and no letter is needed here.
const BEHIND_PROXY = {
  isBehindProxy: true,
  mail: { smtpUrl: 'smtp://127.0.0.1:9', from: 'no-reply@example.com' },
};

let host: Host;
afterEach(() => host.close());

async function post(path: string, body: object, headers: Record<string, string> = {}) {
  return sendRaw(`${host.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: 'x', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Statuses of 45 wrong links in a row, each under another X-Forwarded-For. */
async function wrongLinks(forwarded: (index: number) => string): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < 45; index += 1) {
    const body = { type: 'email', token_hash: String(index).padStart(64, '0') };
    const answer = await post('verify', body, { 'x-forwarded-for': forwarded(index) });
    statuses.push(answer.status);
  }
  return statuses;
}

const tried = (statuses: number[]) => statuses.filter((status) => status !== 429);

const IPV4 = [
  (port: number) => `203.0.113.77:${port}`,
  (port: number) => `"203.0.113.77:${port}"`,
  (port: number) => `203.000.113.077:${port}`,
  (port: number) => `[::ffff:cb00:714d]:${port}`,
  (port: number) => `[::FFFF:203.0.113.77]:${port}`,
  (port: number) => `[0:0:0:0:0:ffff:cb00:714d]:${port}`,
  () => '203.0.113.77',
  () => '"203.0.113.77"',
  () => '203.000.113.077',
  () => '::ffff:203.0.113.77',
  () => '::ffff:cb00:714d',
];
const IPV6 = [
  (host: number) => `[2001:db8:1:2::${host}]:${host}`,
  (host: number) => `"[2001:db8:1:2::${host}]:443"`,
  (host: number) => `2001:0DB8:0001:0002::${host}`,
  (host: number) => `[2001:db8:1:2:0:0:0:${host}]`,
];
const NONE = [() => 'unknown', (port: number) => `_hidden${port}`, (host: number) => `1:${host}`];

describe('wrong links behind a proxy', () => {
  it.each([
    ['one IPv4 address in 45 spellings', IPV4],
    ['one IPv6 network in 45 spellings', IPV6],
    ['what is no address', NONE],
  ])('are locked after twenty from %s @visitors-1', async (_, spellings) => {
    host = await startTestHost(BEHIND_PROXY);
    const statuses = await wrongLinks(
      (index) => `198.51.100.${index}, ${spellings[index % spellings.length]?.(1000 + index)}`,
    );
    expect(tried(statuses)).toHaveLength(20);
  });

  it('lock nobody who comes from another address', async () => {
    host = await startTestHost(BEHIND_PROXY);
    expect(tried(await wrongLinks((index) => `203.0.113.${index}:443`))).toHaveLength(45);
  });
});

describe('letters', () => {
  const RATE_LIMITS = { otpPerHour: 1000, otpPerRecipient: 6, otpInAll: 12, waitlistPerHour: 1000 };
  const ask = async (email: string) => {
    const { status, text } = await post(
      'otp',
      { email },
      { apikey: await publishableKey(host.url) },
    );
    return { status, message: (JSON.parse(text) as { msg?: string }).msg };
  };

  it('to one mailbox count together, whatever stands behind a plus sign @visitors-2', async () => {
    host = await startTestHost({ rateLimits: { ...RATE_LIMITS, otpInAll: 1000 } });
    const emails = Array.from({ length: 8 }, (_, index) => `ada+${index}@example.com`);
    const answers = await Promise.all(emails.map(ask));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
  });

  it('of the whole host have a bound, which refused ones do not use up @visitors-3', async () => {
    host = await startTestHost({ rateLimits: RATE_LIMITS });
    for (let count = 0; count < 15; count += 1) await ask('no address');
    for (let count = 0; count < 15; count += 1) await ask('victim@example.com');
    const emails = Array.from({ length: 10 }, (_, index) => `stranger-${index}@example.com`);
    const answers = await Promise.all(emails.map(ask));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(answers.find(({ status }) => status === 429)?.message).toMatch(
      /as many sign-in links as it may.*try again in an hour/,
    );
    expect(await ask('no address')).toMatchObject({ status: 400 });
  });
});
