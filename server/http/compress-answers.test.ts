import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

const LONG = JSON.stringify(Array.from({ length: 100 }, (_, n) => ({ element: `Pier ${n}` })));

const answers: Record<string, () => Response> = {
  '/rows': () => new Response(LONG, { headers: { 'Content-Type': 'application/json' } }),
  '/measured': () =>
    new Response(LONG, {
      status: 201,
      headers: { 'Content-Type': 'application/json', 'Content-Length': String(LONG.length) },
    }),
  '/row': () => Response.json([{ element: 'Pier 1' }], { headers: { Vary: 'Origin' } }),
  '/photo': () => new Response(LONG, { headers: { 'Content-Type': 'image/jpeg' } }),
  '/part': () =>
    new Response(LONG, { status: 206, headers: { 'Content-Type': 'application/json' } }),
  '/page': () =>
    new Response(LONG, { headers: { 'Content-Type': 'text/html', 'Content-Encoding': 'br' } }),
  '/nothing': () => new Response(null, { status: 304, headers: { 'Content-Type': 'text/html' } }),
};

const app = new Hono().use(compressAnswers());
for (const [path, answer] of Object.entries(answers)) app.get(path, answer);
const ask = (path: string, accepted = 'gzip, deflate, br') =>
  app.request(path, { headers: { 'Accept-Encoding': accepted } });

describe('answers in text', () => {
  it.each(['/rows', '/measured'])('are compressed where they are long (%s)', async (path) => {
    const answer = await ask(path);
    const body = Buffer.from(await answer.arrayBuffer());
    expect(answer.status).toBe(path === '/rows' ? 200 : 201);
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('content-length')).toBeNull();
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(gunzipSync(body).toString()).toBe(LONG);
    expect(body.byteLength).toBeLessThan(LONG.length / 4);
  });

  it('stay as they are where they are short, and say on what they depend', async () => {
    const answer = await ask('/row');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('vary')).toBe('Origin, Accept-Encoding');
    expect(await answer.json()).toEqual([{ element: 'Pier 1' }]);
  });

  it.each(['', 'br', 'gzip;q=0', 'identity'])('are not for who reads "%s"', async (accepted) => {
    const answer = await ask('/rows', accepted);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe(LONG);
  });
});

it.each([
  ['/photo', null],
  ['/part', null],
  ['/page', 'br'],
])('what is no whole text, or compressed already, is left alone (%s)', async (path, encoding) => {
  const answer = await ask(path);
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')).toBeNull();
  expect(await answer.text()).toBe(LONG);
});

it('an answer that takes long gives its signs of life meanwhile', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store, no-transform',
  };
  const slow = new Hono()
    .use(compressAnswers())
    .get('/', () => new Response(readable, { headers }));
  const answer = await slow.request('/', { headers: { 'Accept-Encoding': 'gzip' } });
  const writer = writable.getWriter();
  void writer.write(Buffer.from(' '));
  expect(await answer.body?.getReader().read()).toMatchObject({ done: false });
  expect(answer.headers.get('content-encoding')).toBeNull();
});

it('an answer without a body has none', async () => {
  expect((await ask('/nothing')).status).toBe(304);
});
