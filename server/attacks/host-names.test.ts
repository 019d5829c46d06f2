/**
 * Attempts to reach the host, and above all its mailbox, under a name or over a way that is not its own.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestHost } from '../../testing/hosts/test-host.ts';
import type { Host } from '../start-host.ts';
import { mailedLink } from '../../testing/mail.ts';
import { publishableKey } from '../../testing/people.ts';
import { sendRaw } from '../../testing/raw-request.ts';

const EVIL = 'evil.example';

let host: Host;
let key: string;

beforeAll(async () => {
  host = await startTestHost();
  key = await publishableKey(host.url);
});

afterAll(async () => {
  await host.close();
});

describe('another name for this machine', () => {
  it.each([
    '/mailbox',
    '/mailbox.json',
    '/local-models',
    '/config.json',
    '/',
    '/auth/v1/otp',
    '/rest/v1/reports',
  ])('does not get %s (DNS rebinding)', async (path) => {
    for (const name of [EVIL, `${EVIL}:80`, '127.0.0.1.evil.example', 'localhost.evil.example']) {
      const answer = await sendRaw(host.url + path, { headers: { host: name } });
      expect(answer.status, name).toBe(421);
      expect(answer.text).not.toContain(key);
    }
  });

  it('does not become part of a mailed link', async () => {
    const email = 'hosts@example.com';
    await sendRaw(`${host.url}/auth/v1/otp?redirect_to=https://${EVIL}/reports`, {
      method: 'POST',
      headers: {
        apikey: key,
        'content-type': 'application/json',
        'x-forwarded-host': EVIL,
        forwarded: `host=${EVIL}`,
      },
      body: JSON.stringify({ email }),
    });
    expect(new URL(await mailedLink(host.url, email)).origin).toBe(host.url);
  });
});

describe('the mailbox behind a proxy', () => {
  it.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-host'])(
    'is not there for a request that carries %s',
    async (header) => {
      for (const path of ['/mailbox', '/mailbox.json', '/mailbox/inter.woff2']) {
        const answer = await sendRaw(host.url + path, { headers: { [header]: '192.0.2.1' } });
        expect(answer.status, path).toBe(404);
      }
    },
  );

  it('is not there under an address of the network', async () => {
    const headers = { host: '192.0.2.1' };
    expect((await sendRaw(`${host.url}/mailbox.json`, { headers })).status).toBe(404);
    const config = await sendRaw(`${host.url}/config.json`, { headers });
    expect(JSON.parse(config.text)).toMatchObject({ mailbox: null });
  });
});
