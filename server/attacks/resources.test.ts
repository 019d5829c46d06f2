/**
 * The most that one request may cost the host: less than a second of its thread's work at a time and 200 MB, no matter
 * who sends it.
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestHost } from '../../testing/hosts/test-host.ts';
import { CLUSTER } from '../../testing/databases/attacked-database.ts';
import { readSetup } from '../../testing/hosts/setup.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Host } from '../start-host.ts';
import { readAccessToken, type Person, publishableKey, signIn } from '../../testing/people.ts';
import { type Cost, measureCost } from './cost.ts';
import { sendRaw } from '../../testing/raw-request.ts';
import { seedReport } from '../../testing/reports.ts';

let host: Host;
let key: string;
let person: Person;
let token: string;

/** Reading 18 MB may take the embedded database longer than a statement may where others are at work: not asked here. */
const STATEMENT_LIMIT_MS = 60_000;
/** None where the suite runs on another database, which is quicker at it. */
const patientParts: Parameters<typeof startTestHost>[1] =
  readSetup() === 'embedded' && !process.env[CLUSTER]
    ? {
        openDatabase: (folder) => openDatabase({ folder, statementLimitMs: STATEMENT_LIMIT_MS }),
      }
    : undefined;

beforeAll(async () => {
  host = await startTestHost();
  key = await publishableKey(host.url);
  person = await signIn(host.url, 'costly@example.com');
  token = await readAccessToken(person);
});

afterAll(async () => {
  await host.close();
});

const names = (count: number, length = 8) =>
  JSON.stringify({
    prefixes: Array.from({ length: count }, (_, index) => String(index).padStart(length, '0')),
  });

describe('removing files by name', () => {
  const remove = (body: string, headers: Record<string, string> = {}) =>
    measureCost(() =>
      sendRaw(`${host.url}/storage/v1/object/inspection_photos`, {
        method: 'DELETE',
        headers: { apikey: key, 'content-type': 'application/json', ...headers },
        body,
      }),
    );

  it('is refused before the names are read, for whoever is not signed in @resources-1', async () => {
    for (const authorization of ['', `Bearer ${key}`, 'Bearer x']) {
      const { answer, blockedMs } = await remove(names(60_000), { authorization });
      expect([401, 0]).toContain(answer.status);
      expect(blockedMs).toBeLessThan(1000);
    }
  });

  it('takes 64 KB and a thousand names, and no more @resources-2', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const large = await remove(names(60_000), headers);
    expect([413, 0]).toContain(large.answer.status);
    expect([413, 0]).toContain((await remove(names(1000, 70), headers)).answer.status);
    expect(large.blockedMs).toBeLessThan(1000);
    expect((await remove(names(1001), headers)).answer.status).toBe(400);
    const whole = await remove(names(1000), headers);
    expect(whole.answer.status).toBe(200);
    expect(whole.blockedMs).toBeLessThan(1000);
    expect(whole.grownMb).toBeLessThan(200);
  });
});

describe('a request by itself', () => {
  const PHOTO = new Uint8Array(10 * 1024 * 1024).fill(0xff);
  PHOTO.set([0xff, 0xd8, 0xff]);
  const json = { 'content-type': 'application/json' };
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  const wide = (count: number, of: string) => Array.from({ length: count }, () => of).join(',');
  /** The requests that each route gets, from every kind of person. */
  const ROUTES = [
    ['POST', '/auth/v1/otp'],
    ['POST', '/auth/v1/verify'],
    ['POST', '/auth/v1/token?grant_type=refresh_token'],
    ['POST', '/rest/v1/reports'],
    ['PATCH', '/rest/v1/observations'],
    ['POST', '/rest/v1/rpc/add_document_template'],
    ['POST', '/rest/v1/signup_emails'],
    ['POST', '/rest/v1/rpc/take_analyst_allowance'],
    ['POST', '/storage/v1/object/list/inspection_photos'],
    ['POST', '/functions/v1/generate_summary'],
    ['POST', '/functions/v1/analyze_photos'],
    ['POST', '/config.json'],
  ] as const;
  const BODIES: [string, string | Uint8Array, Record<string, string>?][] = [
    ['20 MB', new Uint8Array(20 * 1024 * 1024).fill(0x20)],
    ['100,000 lists in lists', deep],
    ['2 million lists', `[${'[],'.repeat(2_000_000)}[]]`],
    ['100,000 objects in objects', '{"a":'.repeat(50_000)],
    ['a proposal of 64 KB in lists', `{"proposal":${'['.repeat(32_000)}${']'.repeat(32_000)}}`],
    [
      '40,000 fields',
      `{${Array.from({ length: 40_000 }, (_, index) => `"a${index}":1`).join(',')}}`,
    ],
    [
      'a body packed a thousand times',
      gzipSync(new Uint8Array(100 * 1024 * 1024)),
      { 'content-encoding': 'gzip' },
    ],
    ['20,000 characters beyond the first plane', JSON.stringify({ title: '𝒳'.repeat(20_000) })],
    ['null characters', JSON.stringify({ title: '\0'.repeat(20_000), email: '\0' })],
  ];
  const ADDRESSES: [string, string][] = [
    ['a list of 1,000 ids', `/rest/v1/reports?id=in.(${wide(330, crypto.randomUUID())})`],
    ['a list of 5,000 numbers', `/rest/v1/reports?id=in.(${wide(5000, '1')})`],
    ['a thousand parameters', `/rest/v1/reports?${'id=eq.1&'.repeat(1000)}`],
    ['one column a thousand times', `/rest/v1/observations?select=${wide(1000, 'proposal')}`],
    ['a pattern that never ends', `/rest/v1/reports?title=imatch.${'(a%2B)%2B'.repeat(40)}$`],
    [
      'embeds in embeds',
      `/rest/v1/reports?select=${'observations(reports('.repeat(200)}id${'))'.repeat(200)}`,
    ],
    ['an offset of a billion', '/rest/v1/reports?offset=999999999'],
    ['broken percents', `/storage/v1/object/public/inspection_photos/${'%zz'.repeat(3000)}`],
    ['a preflight of broken percents', `/rest/v1/${'%2e%'.repeat(3000)}`],
    ['slashes', `/storage/v1/object/inspection_photos/${'/'.repeat(12_000)}`],
    ['dots', `/storage/v1/object/inspection_photos/${'../'.repeat(4000)}`],
    ['an address of 60 KB', `/rest/v1/reports?id=eq.${'x'.repeat(60_000)}`],
  ];

  it.each(BODIES)('costs less than its share with %s @resources-3', async (_, body, more = {}) => {
    for (const [method, path] of ROUTES) {
      for (const authorization of [`Bearer ${key}`, `Bearer ${token}`]) {
        const headers = { apikey: key, authorization, ...json, ...more };
        expectCheap(
          await measureCost(() => sendRaw(host.url, { method, path, headers, body })),
          path,
        );
      }
    }
  });

  it.each(ADDRESSES)('costs less than its share with %s @resources-7', async (_, path) => {
    for (const method of ['GET', 'OPTIONS', 'HEAD', 'DELETE']) {
      const headers = { apikey: key, authorization: `Bearer ${token}` };
      expectCheap(await measureCost(() => sendRaw(host.url, { method, path, headers })), method);
    }
  });

  it('costs less than its share with many headers', async () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`x-${index}`, 'x']));
    expectCheap(
      await measureCost(() => sendRaw(host.url, { headers: { ...many, apikey: key } })),
      '',
    );
  });

  it('leaves the host answering while twenty files of 10 MB arrive @resources-4', async () => {
    const upload = (index: number) =>
      sendRaw(host.url, {
        method: 'POST',
        path: `/storage/v1/object/inspection_photos/${person.id}/many/${index}.jpg`,
        headers: { apikey: key, authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
        body: PHOTO,
      });
    const { answer, blockedMs } = await measureCost(async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => upload(index)));
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
      return answers[0]!;
    });
    expect(answer.status).toBe(200);
    expect(blockedMs).toBeLessThan(1000);
  });

  it('leaves the host answering through 500 preflights and looks at once @resources-5', async () => {
    const { blockedMs, grownMb } = await measureCost(async () => {
      const flood = Array.from({ length: 500 }, (_, index) =>
        sendRaw(host.url, { method: index % 2 ? 'HEAD' : 'OPTIONS', path: '/rest/v1/reports' }),
      );
      const answers = await Promise.all(flood);
      expect(answers.filter(({ status }) => status >= 500 || status === 0)).toEqual([]);
      return answers[0]!;
    });
    expect(blockedMs).toBeLessThan(1000);
    expect(grownMb).toBeLessThan(200);
  });

  it('leaves the host answering while 200 others never finish what they ask', async () => {
    const { hostname, port } = new URL(host.url);
    const head = `POST /rest/v1/reports HTTP/1.1\r\nHost: ${hostname}:${port}\r\ncontent-length: 100\r\n\r\n{`;
    const sockets = Array.from({ length: 200 }, () => connect(Number(port), hostname));
    try {
      await Promise.all(sockets.map((socket) => once(socket, 'connect')));
      for (const socket of sockets) socket.write(head);
      const { answer, blockedMs } = await measureCost(() => sendRaw(`${host.url}/healthz`));
      expect(answer.status).toBe(200);
      expect(blockedMs).toBeLessThan(1000);
      // Answered while none of the others has come to its end.
      expect(sockets.filter((socket) => socket.destroyed || socket.readableEnded)).toEqual([]);
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  });
});

/** Whatever the answer is, it is no failure of the host's, and did not hold up anybody else. */
function expectCheap({ answer, blockedMs, grownMb }: Cost, label: string): void {
  expect([500, 502], label).not.toContain(answer.status);
  expect(blockedMs, label).toBeLessThan(1000);
  expect(grownMb, label).toBeLessThan(200);
}

describe('an answer of everything that one person can store', () => {
  let host: Host;
  beforeAll(async () => {
    host = await startTestHost({}, patientParts);
  });
  afterAll(async () => {
    await host.close();
  });

  it('is refused when it would be too large, and costs less than 200 MB @resources-6', async () => {
    const key = await publishableKey(host.url);
    const person = await signIn(host.url, 'hoarder@example.com');
    const headers = {
      apikey: key,
      authorization: `Bearer ${await readAccessToken(person)}`,
    };
    const filler = Array.from({ length: 60 }, (_, index) => `${index}${'x'.repeat(980)}`);
    const row = {
      report_id: await seedReport(person),
      user_id: person.id,
      element: 'x'.repeat(4000),
      proposal: { filler },
    };
    for (let index = 0; index < 40; index += 1) {
      await person.client.from('observations').insert(Array(7).fill(row)).throwOnError();
    }
    const { answer, blockedMs, grownMb } = await measureCost(() =>
      sendRaw(`${host.url}/rest/v1/observations?select=*`, { headers }),
    );
    expect(answer.status).toBe(413);
    expect(answer.text).toContain('ask for fewer rows');
    expect(blockedMs).toBeLessThan(1000);
    expect(grownMb).toBeLessThan(200);
    const few = await sendRaw(`${host.url}/rest/v1/observations?select=*&limit=10`, { headers });
    expect(few.status).toBe(200);
  });
});
