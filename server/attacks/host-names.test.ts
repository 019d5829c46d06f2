/**
 * Attempts to reach the host, and above all its mailbox, under a name or over a way that is not its own.
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestHost } from '../../testing/hosts/test-host.ts';
import type { Host } from '../start-host.ts';
import { mailedLink } from '../../testing/mail.ts';
import { publishableKey } from '../../testing/people.ts';
import { sendRaw } from '../../testing/raw-request.ts';

const EVIL = 'evil.example';

/** The headers that browsers send when somebody opens a page, but for compression: the test reads the answer. */
const CHROME = {
  'sec-ch-ua': '"Chromium";v="150"',
  'sec-ch-ua-mobile': '?0',
  'sec-ch-ua-platform': '"Linux"',
  'upgrade-insecure-requests': '1',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-user': '?1',
  'sec-fetch-dest': 'document',
  referer: 'http://127.0.0.1:3000/login',
  'accept-encoding': 'identity',
  'accept-language': 'en-GB,en;q=0.9',
  'cache-control': 'max-age=0',
  cookie: 'of=another-program',
};
const FIREFOX = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
  accept: 'text/html',
  dnt: '1',
  'sec-gpc': '1',
  priority: 'u=0, i',
  te: 'trailers',
  'if-none-match': '"x"',
};

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
    '/model/servers',
    '/config.json',
    '/',
    '/auth/v1/otp',
    '/rest/v1/reports',
  ])('does not get %s (DNS rebinding) @host-names-1', async (path) => {
    for (const name of [EVIL, `${EVIL}:80`, '127.0.0.1.evil.example', 'localhost.evil.example']) {
      const answer = await sendRaw(host.url + path, { headers: { host: name } });
      expect(answer.status, name).toBe(421);
      expect(answer.text).not.toContain(key);
    }
  });

  it('does not become part of a mailed link @host-names-2', async () => {
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

describe('the mailbox', () => {
  const PATHS = ['/mailbox', '/mailbox.json', '/mailbox/inter.woff2'];
  const linked = async (headers: Record<string, string>) =>
    JSON.parse((await sendRaw(`${host.url}/config.json`, { headers })).text) as object;

  it.each([
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-port',
    'forwarded',
    'via',
    'x-real-ip',
    'x-client-ip',
    'x-cluster-client-ip',
    'true-client-ip',
    'client-ip',
    'cf-connecting-ip',
    'cf-ray',
    'cf-visitor',
    'cdn-loop',
    'fastly-client-ip',
    'fly-client-ip',
    'x-vercel-id',
    'x-amzn-trace-id',
    'x-amz-cf-id',
    'x-original-for',
    'x-original-url',
    'x-envoy-external-address',
    'tailscale-user-login',
    'x-request-id',
    'x-arr-ssl',
    'max-forwards',
    'proxy-authorization',
    'x-cloud-trace-context',
    'x-scheme',
    'a-proxy-of-our-own',
  ])('is not there for a request that carries %s @host-names-3', async (header) => {
    const headers = { [header]: '192.0.2.1' };
    for (const path of PATHS) {
      expect((await sendRaw(host.url + path, { headers })).status, path).toBe(404);
    }
    expect(await linked(headers)).toMatchObject({ mailbox: null });
  });

  it('is not there for HTTP/1.0, which nginx speaks and no browser @host-names-4', async () => {
    for (const path of PATHS) expect(await firstLine(`GET ${path} HTTP/1.0`)).toContain(' 404 ');
    expect(await firstLine('GET /mailbox HTTP/1.1')).toContain(' 200 ');
  });

  it('is as near as ever for a browser and a program on this machine @host-names-5', async () => {
    for (const headers of [CHROME, FIREFOX, {}]) {
      for (const path of PATHS) {
        expect((await sendRaw(host.url + path, { headers })).status, path).toBe(200);
      }
      expect(await linked(headers)).toMatchObject({ mailbox: '/mailbox' });
    }
  });

  it('is closed by MAILBOX=off, and asking for a link says so @host-names-6', async () => {
    const closed = await startTestHost({ hasMailbox: false });
    const config = await (await fetch(`${closed.url}/config.json`)).json();
    expect(config).toMatchObject({ mailbox: null });
    for (const path of PATHS) expect((await fetch(closed.url + path)).status, path).toBe(404);
    const asked = await sendRaw(`${closed.url}/auth/v1/otp`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'closed@example.com' }),
    });
    expect(asked.status).toBe(503);
    expect(JSON.parse(asked.text)).toMatchObject({
      msg: expect.stringMatching(/no mail server.*SMTP_URL/),
    });
    await closed.close();
  });

  it('is not there under an address of the network @host-names-7', async () => {
    const headers = { host: '192.0.2.1' };
    expect((await sendRaw(`${host.url}/mailbox.json`, { headers })).status).toBe(404);
    const config = await sendRaw(`${host.url}/config.json`, { headers });
    expect(JSON.parse(config.text)).toMatchObject({ mailbox: null });
  });
});

/** The first line of the answer to a request of this first line, under the host's own name. */
async function firstLine(line: string): Promise<string> {
  const { hostname, host: name, port } = new URL(host.url);
  const socket = connect(Number(port), hostname);
  // Not ended: a host may skip the work for a client that has gone away.
  socket.write(`${line}\r\nHost: ${name}\r\nConnection: close\r\n\r\n`);
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return chunk.toString().split('\r\n')[0] ?? '';
}
