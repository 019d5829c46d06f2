import { Hono } from 'hono';
import { decode, sign } from 'hono/jwt';
import { describe, expect, it } from 'vitest';
import { restRoutes } from './rest-routes.ts';
import type { Claims, SessionCheck, SessionState } from './session-check.ts';

const signToken = (sub: string) =>
  sign({ sub, session_id: '33333333-3333-4333-8333-333333333333' }, 'any', 'HS256');

/** Takes whom a token names for anyone who asks. */
const makeSession = (state: SessionState): SessionCheck => {
  const readClaims = (request: Request) => {
    const token = request.headers.get('authorization')?.slice('Bearer '.length);
    return Promise.resolve(token ? (decode(token).payload as Claims) : null);
  };
  return {
    checkSession: () => Promise.resolve(state),
    wasLive: () => Promise.resolve(false),
    note: () => Promise.resolve(),
    isVisitors: (request) => !request.headers.has('authorization'),
    readClaims,
    findCaller: async (request) => (await readClaims(request))?.sub ?? null,
  };
};

const PARTS = {
  // Nothing is counted: nobody joins the waitlist here.
  database: { query: () => Promise.reject(new Error('Not to be asked')) },
  settings: {
    rateLimits: { otpPerHour: 1, otpPerRecipient: 1, otpInAll: 1, waitlistPerHour: 1 },
    isBehindProxy: false,
  },
};

it('has eight questions of one person under way, and keeps nobody else waiting', async () => {
  const underWay: (() => void)[] = [];
  const rest = restRoutes({
    ...PARTS,
    session: makeSession('live'),
    askBackend: () => new Promise((answer) => underWay.push(() => answer(Response.json([])))),
  });
  const host = new Hono().route('/rest/v1', rest);
  const ask = async (token: string) =>
    host.request('/rest/v1/reports?select=id', { headers: { authorization: `Bearer ${token}` } });
  const busy = await signToken('11111111-1111-4111-8111-111111111111');
  const other = await signToken('22222222-2222-4222-8222-222222222222');

  const asked = Array.from({ length: 20 }, () => ask(busy));
  await expect.poll(() => underWay.length).toBe(8);
  asked.push(ask(other));
  await expect.poll(() => underWay.length).toBe(9);
  // A waiting request runs as soon as another is answered.
  for (let answered = 0; answered < 21; answered += 1) {
    await expect.poll(() => underWay.length).toBeGreaterThan(answered);
    underWay[answered]?.();
  }
  for (const answer of await Promise.all(asked)) expect(answer.status).toBe(200);
});

it('has one large request of a person under way, and two of all people @rest-routes-2', async () => {
  const underWay: (() => void)[] = [];
  const rest = restRoutes({
    ...PARTS,
    session: makeSession('live'),
    askBackend: () => new Promise((answer) => underWay.push(() => answer(Response.json([])))),
  });
  const host = new Hono().route('/rest/v1', rest);
  const ask = async (path: string, token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const json = { ...headers, 'content-type': 'application/json' };
    const call = { method: 'POST', body: '{}', headers: json };
    return host.request(`/rest/v1/${path}`, path.startsWith('rpc/') ? call : { headers });
  };
  const people = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      signToken(`1111111${index}-1111-4111-8111-111111111111`),
    ),
  );
  const [first = ''] = people;

  const asked = Array.from({ length: 10 }, () => ask('rpc/signed_content', first));
  await expect.poll(() => underWay.length).toBe(1);
  asked.push(...people.slice(1).map((token) => ask('rpc/add_document_template', token)));
  await expect.poll(() => underWay.length).toBe(2);
  // Lists and everything else go past them.
  asked.push(ask('signed_revisions?select=id,number', first), ask('reports?select=id', first));
  await expect.poll(() => underWay.length).toBe(4);
  for (let answered = 0; answered < asked.length; answered += 1) {
    await expect.poll(() => underWay.length).toBeGreaterThan(answered);
    underWay[answered]?.();
  }
  for (const answer of await Promise.all(asked)) expect(answer.status).toBe(200);
});

describe('a body', () => {
  const rest = restRoutes({
    ...PARTS,
    session: {
      ...makeSession('live'),
      checkSession: (request) =>
        Promise.resolve(request.headers.has('authorization') ? 'live' : 'visitor'),
    },
    askBackend: async (request) => Response.json((await request.text()).length, { status: 201 }),
  });
  const host = new Hono().route('/rest/v1', rest);
  const send = async (path: string, body: string, { method = 'POST', isSignedIn = true } = {}) => {
    const token = await signToken('11111111-1111-4111-8111-111111111111');
    const headers = {
      'content-type': 'application/json',
      ...(isSignedIn ? { authorization: `Bearer ${token}` } : {}),
    };
    return (await host.request(`/rest/v1/${path}`, { method, body, headers })).status;
  };
  const FILE = 7 * 1024 * 1024;
  const template = (length: number) =>
    JSON.stringify({ p_name: 'House', p_content: 'A'.repeat(length), p_sha256: '0' });

  it('of a Word template may have 7 MB, from anybody who is signed in', async () => {
    expect(await send('rpc/add_document_template', template(FILE))).toBe(201);
    expect(await send('rpc/add_document_template', template(FILE + 512 * 1024))).toBe(413);
    expect(await send('rpc/add_document_template', template(FILE), { isSignedIn: false })).toBe(
      413,
    );
  });

  it('has 512 KB wherever else it is sent', async () => {
    for (const table of ['reports', 'letterheads', 'observations']) {
      expect(await send(table, template(FILE)), table).toBe(413);
    }
    expect(await send('rpc/sign_report', template(FILE))).toBe(413);
    const change = { method: 'PATCH' };
    expect(await send('document_templates?id=eq.1', template(FILE), change)).toBe(413);
  });

  it('of a Word template has 512 KB beside the file', async () => {
    expect(await send('rpc/add_document_template', `[${'[],'.repeat(1024 * 1024)}[]]`)).toBe(413);
    expect(
      await send('rpc/add_document_template', template(FILE).replace('p_content', 'p_name')),
    ).toBe(413);
    const two = `[${template(FILE / 2)},${template(FILE / 2)}]`;
    expect(await send('rpc/add_document_template', two)).toBe(413);
  });
});
