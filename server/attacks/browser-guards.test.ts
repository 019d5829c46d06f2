/** Headers that every answer carries, and the pages that may call. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Host, startHost } from '../start-host.ts';
import { readAccessToken, publishableKey, signIn, visitor } from '../../testing/people.ts';
import { startTestHost } from '../../testing/hosts/test-host.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { testSettings } from '../../testing/hosts/host-settings.ts';
import { sendRaw } from '../../testing/raw-request.ts';

const SMTP = { smtpUrl: 'smtp://127.0.0.1:9', from: 'no-reply@example.com' };
const FOREIGN = 'https://evil.example';

let folder: string;
let host: Host;
let key: string;

beforeAll(async () => {
  folder = temporaryFolder();
  const app = join(folder, 'app');
  mkdirSync(join(app, 'assets'), { recursive: true });
  writeFileSync(join(app, 'index.html'), '<!doctype html><title>Plumbline</title>');
  writeFileSync(join(app, 'assets/app-1.js'), '//');
  const { rateLimits } = testSettings({ dataDir: folder, databaseUrl: 'none' });
  host = await startTestHost({ appDir: app, rateLimits: { ...rateLimits, waitlistPerHour: 3 } });
  key = await publishableKey(host.url);
});

afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

describe('every answer', () => {
  it.each([
    '/',
    '/reports',
    '/assets/app-1.js',
    '/assets/none.js',
    '/config.json',
    '/healthz',
    '/model/servers',
    '/mailbox',
    '/mailbox.json',
    '/auth/v1/user',
    '/auth/v1/none',
    '/rest/v1/reports',
    '/rest/v1/none',
    '/storage/v1/object/inspection_photos/x',
    '/storage/v1/object/public/inspection_photos/x',
    '/functions/v1/none',
    '/functions/v1/analyze_photos',
  ])(
    '%s is not sniffed, not framed, and runs what is ours alone @browser-guards-1',
    async (path) => {
      for (const accept of ['text/html', '*/*']) {
        const { headers } = await sendRaw(host.url + path, { headers: { accept, apikey: key } });
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers['x-frame-options']).toBe('DENY');
        expect(headers['referrer-policy']).toBeTruthy();
        const policy = String(headers['content-security-policy']);
        expect(policy).toContain("default-src 'none'");
        expect(policy).toContain("frame-ancestors 'none'");
        expect(policy).not.toMatch(/script-src[^;]*unsafe-inline|script-src[^;]*'unsafe-eval'/);
      }
    },
  );

  it('says HSTS where people come over TLS, and nowhere else @browser-guards-2', async () => {
    expect((await sendRaw(host.url)).headers['strict-transport-security']).toBe(undefined);
    const behindTls = await startHost(
      testSettings({
        dataDir: join(folder, 'tls'),
        publicUrl: 'https://r.example.com',
        mail: SMTP,
        isBehindProxy: true,
      }),
    );
    for (const path of ['/config.json', '/rest/v1/reports', '/none']) {
      const { headers } = await sendRaw(behindTls.localUrl + path);
      expect(headers['strict-transport-security'], path).toMatch(/^max-age=31536000/);
    }
    await behindTls.close();
  });
});

describe('a page of another site', () => {
  it.each([
    ['POST', '/auth/v1/otp'],
    ['OPTIONS', '/auth/v1/otp'],
    ['POST', '/rest/v1/signup_emails'],
    ['OPTIONS', '/rest/v1/reports'],
    ['GET', '/storage/v1/object/inspection_photos/x'],
    ['POST', '/functions/v1/generate_summary'],
  ])('gets no %s %s through @browser-guards-3', async (method, path) => {
    for (const origin of [FOREIGN, 'null', `${host.url}.evil.example`]) {
      const headers = { origin, apikey: key, 'content-type': 'text/plain' };
      const body = method === 'POST' ? '{"email":"a@example.com"}' : undefined;
      const answer = await sendRaw(host.url + path, { method, headers, ...(body ? { body } : {}) });
      expect(answer.status, origin).toBe(403);
    }
  });

  it('may show a public picture, and this site’s own pages may call', async () => {
    const picture = `${host.url}/storage/v1/object/public/inspection_photos/none.jpg`;
    expect((await sendRaw(picture, { headers: { origin: FOREIGN } })).status).toBe(404);
    const own = { origin: host.url.replace('127.0.0.1', 'localhost'), apikey: key };
    expect((await sendRaw(`${host.url}/rest/v1/reports`, { headers: own })).status).not.toBe(403);
  });
});

describe('the waitlist', () => {
  it('counts every entry, also when many come in one request @browser-guards-4', async () => {
    const client = await visitor(host.url);
    const many = Array.from({ length: 5000 }, (_, index) => ({ email: `m${index}@example.com` }));
    expect((await client.from('signup_emails').insert(many)).status).toBe(400);
    expect((await client.from('signup_emails').insert([{ email: 'one@example.com' }])).status).toBe(
      400,
    );
    expect((await client.from('signup_emails').insert({ email: 'in@example.com' })).status).toBe(
      201,
    );
    expect((await client.from('signup_emails').insert({ email: 'out@example.com' })).status).toBe(
      429,
    );
  });
});

describe('what a signed-out token opens', () => {
  it('is nothing, on every service @browser-guards-5', async () => {
    const person = await signIn(host.url, 'leaver@example.com');
    const token = await readAccessToken(person);
    const headers = { apikey: key, authorization: `Bearer ${token}` };
    const paths = [
      '/auth/v1/user',
      '/rest/v1/reports',
      '/storage/v1/object/inspection_photos/x',
      '/functions/v1/generate_summary',
    ];
    const statuses = () =>
      Promise.all(paths.map(async (path) => (await sendRaw(host.url + path, { headers })).status));
    expect(await statuses()).toEqual([200, 200, 400, 405]);
    await person.client.auth.signOut();
    const after = await statuses();
    expect(after.slice(1)).toEqual([401, 401, 401]);
    expect([401, 403]).toContain(after[0]);
  });
});
