import { afterEach, expect, it, vi } from 'vitest';
import { isOffline } from './errors';
import { fetchFile } from './fetch-file';

afterEach(() => vi.unstubAllGlobals());

it.each(['text/html', 'text/html; charset=utf-8', 'TEXT/HTML', 'application/xhtml+xml'])(
  'takes no page of a network, of type %s, for a photo',
  async (type) => {
    const page = () => new Response('<html>', { headers: { 'content-type': type } });
    vi.stubGlobal('fetch', () => Promise.resolve(page()));
    const failure = await fetchFile('https://backend.test/a.jpg').catch((error: unknown) => error);
    expect(isOffline(failure)).toBe(true);
  },
);

it.each([
  ['a photo', 200, 'image/jpeg'],
  ['what has no type', 200, ''],
  ['a page that says that there is none', 404, 'text/html'],
])('hands on %s', async (_what, status, type) => {
  const answer = () => new Response('x', { status, headers: { 'content-type': type } });
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  expect((await fetchFile('https://backend.test/a.jpg')).status).toBe(status);
});
