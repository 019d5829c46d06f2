/** Requests for more than the product get nothing from a host, and a clear refusal. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/folders.ts';
import { startTestHost } from '../../testing/hosts/test-host.ts';
import { publishableKey } from '../../testing/people.ts';
import { sendRaw } from '../../testing/raw-request.ts';
import type { Host } from '../start-host.ts';

const SECRET = 'nobody may read this';

let folder: string;
let host: Host;
let key: string;

beforeAll(async () => {
  // As a checkout has it: the app is built inside the project.
  folder = temporaryFolder();
  const app = join(folder, 'dist');
  for (const inner of ['.git', 'dist/assets', 'server'])
    mkdirSync(join(folder, inner), { recursive: true });
  for (const file of ['.git/config', '.env', 'package.json', 'server/main.ts'])
    writeFileSync(join(folder, file), SECRET);
  writeFileSync(join(app, 'index.html'), '<!doctype html><title>Plumbline</title>');
  writeFileSync(join(app, 'assets/app-1.js'), '//');
  host = await startTestHost({ appDir: app });
  key = await publishableKey(host.url);
});

afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

describe('the host', () => {
  it.each([
    '/.git/config',
    '/../.git/config',
    '/..%2f.git/config',
    '/%2e%2e/.env',
    '/assets/../../.env',
    '/assets/..%5c..%5c.env',
    '/.env',
    '/package.json',
    '/server/main.ts',
    '/secrets.json',
    '/database',
    '/assets',
    '/assets/',
    '/rest/v1/',
    '/auth/v1/',
    '/storage/v1/bucket',
    '/metrics',
    '/openapi.json',
  ])('serves nothing of %s @what-is-offered-1', async (path) => {
    const answer = await sendRaw(host.url, { path, headers: { apikey: key } });
    expect([400, 401, 404]).toContain(answer.status);
    expect(answer.text).not.toContain(SECRET);
  });

  it.each(['/', '/rest/v1/reports', '/auth/v1/user', '/functions/v1/generate_summary', '/healthz'])(
    'answers no TRACE of %s @what-is-offered-2',
    async (path) => {
      const answer = await sendRaw(host.url + path, {
        method: 'TRACE',
        headers: { 'x-mine': SECRET },
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.text).not.toContain(SECRET);
    },
  );

  it.each([
    ['/', /^text\/html; charset=utf-8$/i],
    ['/assets/app-1.js', /^text\/javascript; charset=utf-8$/i],
    ['/config.json', /^application\/json/],
    ['/rest/v1/reports', /^application\/json/],
    ['/auth/v1/user', /^application\/json/],
    ['/none', /^application\/json/],
    ['/mailbox', /^text\/html; charset=utf-8$/i],
  ])('names the type of %s @what-is-offered-3', async (path, type) => {
    const accept = path === '/none' ? 'image/png' : 'text/html, */*';
    const { headers } = await sendRaw(host.url + path, {
      headers: { apikey: key, ...(path.includes('v1') ? {} : { accept }) },
    });
    expect(headers['content-type']).toMatch(type);
  });

  it.each([
    ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked'],
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6'],
    ['two kinds of chunks', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity'],
    ['a length that is no number', 'Content-Length: +5'],
  ])('refuses a request with %s @what-is-offered-4', async (_, headers) => {
    const { host: name } = new URL(host.url);
    const head = `POST /auth/v1/otp HTTP/1.1\r\nHost: ${name}\r\n${headers}\r\n\r\n`;
    const smuggled = `0\r\n\r\nGET /config.json HTTP/1.1\r\nHost: ${name}\r\n\r\n`;
    const answers = await answersTo(head + smuggled);
    expect(answers).toMatch(/^HTTP\/1\.1 400 /);
    expect(answers).not.toContain('publishableKey');
  });
});

/** Everything that a connection brings until the host closes it. */
function answersTo(sent: string): Promise<string> {
  const { hostname, port } = new URL(host.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(sent));
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
  });
}
