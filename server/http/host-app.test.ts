import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sitePhotoJpeg } from '../../testing/drawing/draw-site-photo.ts';
import { type Host, startHost } from '../start-host.ts';
import {
  readAccessToken,
  type Person,
  publishableKey,
  signIn,
  visitor,
} from '../../testing/people.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { testSettings } from '../../testing/hosts/host-settings.ts';

const BUCKET = 'inspection_photos';
// Nothing listens on the discard port.
const NO_MAIL_SERVER = { smtpUrl: 'smtp://127.0.0.1:9', from: 'no-reply@example.com' };
const MEGABYTE = 1024 * 1024;
const HTML = { accept: 'text/html' };
const photo = new Uint8Array(sitePhotoJpeg({ kind: 'damp', width: 320, height: 240, seed: 3 }));
const asBlob = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes], { type: 'image/jpeg' });

let folder: string;
let host: Host;
let person: Person;

beforeAll(async () => {
  folder = temporaryFolder();
  const app = join(folder, 'app');
  mkdirSync(join(app, 'assets'), { recursive: true });
  writeFileSync(join(app, 'index.html'), '<!doctype html><title>Plumbline</title>');
  writeFileSync(join(app, 'assets/app-3f2a.js'), `// ${'x'.repeat(5000)}`);
  writeFileSync(join(app, 'assets/app-3f2a.js.gz'), gzipSync(`// ${'x'.repeat(5000)}`));
  host = await startHost(
    testSettings({
      dataDir: join(folder, 'data'),
      appDir: app,
      storageQuota: 2 * MEGABYTE,
      rateLimits: { otpPerHour: 5, otpPerRecipient: 5, otpInAll: 50, waitlistPerHour: 2 },
    }),
  );
  person = await signIn(host.url, 'http@example.com');
});

afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(host.url + path, { headers, redirect: 'manual' });

async function storePhoto(name: string, bytes = photo): Promise<string> {
  const path = `${person.id}/r/${name}`;
  const bucket = person.client.storage.from(BUCKET);
  const { error } = await bucket.upload(path, asBlob(bytes));
  if (error) throw error;
  return bucket.getPublicUrl(path).data.publicUrl;
}

describe('the app', () => {
  it('answers any page with index.html, which is asked for again each time', async () => {
    for (const path of ['/', '/reports', '/upload/4711', '/no/such/page']) {
      const response = await get(path, HTML);
      expect(response.status, path).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('<title>Plumbline</title>');
    }
  });

  it('serves hashed files to be kept for ever, compressed', async () => {
    const response = await get('/assets/app-3f2a.js', { 'accept-encoding': 'gzip' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('content-type')).toMatch(/javascript/);
    expect(await response.text()).toHaveLength(5003);
  });

  it('keeps a connection for longer than the 60 s that proxies keep theirs', async () => {
    const { headers } = await get('/', HTML);
    const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(60);
  });

  it('says 404 for files that are not there, which nobody keeps', async () => {
    for (const path of ['/assets/app-old.js', '/nothing.png', '/..%2f..%2fpackage.json']) {
      const response = await get(path, path.startsWith('/assets') ? HTML : {});
      expect(response.status, path).toBe(404);
      expect(response.headers.get('cache-control')).not.toMatch(/immutable/);
    }
  });

  it('is not framed, not sniffed, and runs its own scripts alone @host-app-1', async () => {
    const { headers } = await get('/', HTML);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval';/);
    expect(policy).toContain("worker-src 'self' blob:");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });
});

describe('an answer', () => {
  it.each(['/config.json', '/healthz', '/rest/v1/reports?select=id', '/auth/v1/user', '/mailbox'])(
    'of %s is kept by no browser @host-app-2',
    async (path) => {
      const authorization = `Bearer ${await readAccessToken(person)}`;
      const { headers } = await get(path, {
        apikey: await publishableKey(host.url),
        authorization,
      });
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );
});

describe('/config.json', () => {
  it('names the backend under the address it was asked at', async () => {
    const { port } = new URL(host.url);
    const config = (await (await fetch(`http://localhost:${port}/config.json`)).json()) as object;
    expect(config).toEqual({
      supabaseUrl: `http://localhost:${port}`,
      publishableKey: await publishableKey(host.url),
      mailbox: '/mailbox',
      analyst: 'builtin',
      analystCapabilities: { describesPhotos: false, reviewsRows: false },
      analystAtOnce: 4,
      analystInBackground: true,
      analystPrice: null,
      analystIsChosen: false,
      signUp: 'open',
    });
  });
});

describe('/mailbox', () => {
  it('shows mails as text, never as markup @host-app-3', async () => {
    const client = await visitor(host.url);
    await client.auth.signInWithOtp({ email: "o'brien&co@example.com" });
    const response = await get('/mailbox', HTML);
    const page = await response.text();
    expect(page).toContain('Open the sign-in link');
    expect(page).toContain('o&#39;brien&amp;co@example.com');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('is not there where mails are sent', async () => {
    const open = await startHost(
      testSettings({ dataDir: join(folder, 'open'), host: '0.0.0.0', mail: NO_MAIL_SERVER }),
    );
    const { port } = new URL(open.url);
    const url = `http://127.0.0.1:${port}`;
    try {
      expect((await fetch(`${url}/mailbox`)).status).toBe(404);
      expect((await fetch(`${url}/mailbox.json`)).status).toBe(404);
      const config = (await (await fetch(`${url}/config.json`)).json()) as { mailbox: unknown };
      expect(config.mailbox).toBe(null);
    } finally {
      await open.close();
    }
  });
});

describe('a sign-in link that cannot be mailed', () => {
  it('is told to the person, in words', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const other = await startHost(
      testSettings({ dataDir: join(folder, 'smtp'), mail: NO_MAIL_SERVER }),
    );
    const { error } = await (await visitor(other.url)).auth.signInWithOtp({ email: 'a@b.example' });
    expect(error?.message).toMatch(/could not be sent.*try again/);
    await other.close();
    log.mockRestore();
  });
});

describe('a public photo', () => {
  it('is kept for ever by browsers alone, and revalidated by its tag @host-app-4', async () => {
    const url = await storePhoto('1_tag.jpg');
    const first = await fetch(url);
    expect(first.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(first.headers.get('x-robots-tag')).toBe('none');
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(url, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(first.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('is served in parts', async () => {
    const url = await storePhoto('2_part.jpg');
    const part = await fetch(url, { headers: { range: 'bytes=10-19' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${photo.length}`);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(photo.slice(10, 20));
    const beyond = await fetch(url, { headers: { range: `bytes=${photo.length}-` } });
    expect(beyond.status).toBe(416);
    const changed = { range: 'bytes=0-1', 'if-range': '"another"' };
    expect((await fetch(url, { headers: changed })).status).toBe(200);
    const head = await fetch(url, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(photo.length));
  });

  it('keeps a name of any alphabet @host-app-5', async () => {
    const url = await storePhoto(encodeURI('3_Façade №1 裂缝.jpg').replaceAll('%', '_'));
    expect((await fetch(url)).status).toBe(200);
  });

  it('is not there under another bucket, path or name', async () => {
    const url = await storePhoto('4_here.jpg');
    for (const other of [
      url.replace(BUCKET, 'secrets'),
      url.replace('4_here', '4_gone'),
      `${host.url}/storage/v1/object/public/${BUCKET}/..%2f..%2fsecrets.json`,
    ]) {
      expect((await fetch(other)).status, other).toBe(404);
    }
  });
});

describe('limits', () => {
  it('say that the storage is full, and keep nothing of what was refused', async () => {
    const big = new Uint8Array(3 * MEGABYTE);
    big.set(photo);
    const bucket = person.client.storage.from(BUCKET);
    const { error } = await bucket.upload(`${person.id}/full/1.jpg`, asBlob(big));
    expect(error?.message).toMatch(/storage is full.*Free some space/);
    expect(error).toMatchObject({ status: 507 });
    expect((await bucket.list(`${person.id}/full`)).data).toEqual([]);
    await storePhoto('5_small.jpg');
  });

  it('refuse bodies that nobody needs', async () => {
    const headers = { apikey: await publishableKey(host.url), 'content-type': 'application/json' };
    const body = `{"email":"${'a'.repeat(3 * MEGABYTE)}"}`;
    for (const path of ['/rest/v1/reports', '/auth/v1/otp', '/functions/v1/analyze_photos']) {
      const response = await fetch(host.url + path, { method: 'POST', headers, body });
      expect(response.status, path).toBe(413);
      await response.body?.cancel();
    }
  });

  it('answer 429 with words that the clients show', async () => {
    const client = await visitor(host.url);
    const asked = [];
    for (let index = 0; index < 6; index += 1) {
      asked.push((await client.auth.signInWithOtp({ email: `l${index}@example.com` })).error);
    }
    expect(asked.at(-1)).toMatchObject({
      status: 429,
      message: 'Too many sign-in links were requested. Please wait an hour, then try again.',
    });
    const joined = [];
    for (let index = 0; index < 3; index += 1) {
      joined.push(await client.from('signup_emails').insert({ email: `w${index}@example.com` }));
    }
    expect(joined.map(({ status }) => status)).toEqual([201, 201, 429]);
    expect(joined.at(-1)?.error?.message).toMatch(/Too many sign-ups/);
  });
});

describe('what is asked of strangers’ places', () => {
  it('gets an answer that says nothing of the inside @host-app-6', async () => {
    const headers = { apikey: await publishableKey(host.url) };
    const answers = await Promise.all(
      [
        '/rest/v1/secrets',
        '/rest/v1/rpc/none',
        '/auth/v1/admin/users',
        '/storage/v1/x',
        '/functions/v1/x/y',
      ].map(async (path) => (await fetch(host.url + path, { headers })).text()),
    );
    for (const answer of answers) {
      expect(answer).not.toMatch(/node_modules|\bat \w+ \(|pglite|kysely|\/data\//i);
      expect(() => JSON.parse(answer) as unknown).not.toThrow();
    }
  });

  it('needs a key, and no key is more than a visitor @host-app-7', async () => {
    expect((await get('/rest/v1/reports')).status).toBe(401);
    const headers = { apikey: 'sb_secret_guess' };
    expect((await get('/rest/v1/reports', headers)).status).toBe(401);
  });
});
