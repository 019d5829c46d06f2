import { createClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { isOffline } from './errors';
import { sessionFetch } from './session-fetch';
import { isSessionStored } from './stored-session';

const HOUR_S = 3600;
const USER = { id: 'ada', email: 'ada@example.com' };
const STORED = 'sb-backend-auth-token';
const nowS = () => Math.floor(Date.now() / 1000);
const json = (status: number, body: object) => Response.json(body, { status });

let asked: string[];
beforeEach(() => {
  window.localStorage.clear();
  asked = [];
});

/** A client as the app has it, of a backend that answers so; the stored session ends in so many seconds. */
function open(endsIn: number | null, answer: (url: URL) => Response | Promise<Response>) {
  vi.stubGlobal('fetch', (input: string) => {
    const url = new URL(input);
    asked.push(url.pathname + url.search);
    return Promise.resolve(url).then(answer);
  });
  if (endsIn !== null) {
    const session = { access_token: 'old', refresh_token: 'r', expires_in: HOUR_S, user: USER };
    const stored = { ...session, token_type: 'bearer', expires_at: nowS() + endsIn };
    window.localStorage.setItem(STORED, JSON.stringify(stored));
  }
  const fetch = sessionFetch({ publishableKey: 'key', isStored: isSessionStored });
  const client = createClient('https://backend.test', 'key', {
    global: { fetch },
    db: { retry: false },
  });
  const events: string[] = [];
  client.auth.onAuthStateChange((event) => void events.push(event));
  onTestFinished(async () => {
    await client.auth.stopAutoRefresh();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return { client, events };
}

const refreshes = () => asked.filter((path) => path.includes('refresh_token')).length;

describe('a session past its hour', () => {
  it.each<[string, () => Response | Promise<Response>]>([
    ['nobody', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'a page of a Wi-Fi',
      () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    ],
    [
      'a proxy’s page',
      () => new Response('<html>', { status: 403, headers: { 'content-type': 'text/html' } }),
    ],
    ['a proxy without a server', () => json(502, { message: 'Bad gateway' })],
    ['a server that fails', () => json(500, { code: 500, message: 'No' })],
    ['a gateway that knows no way', () => json(404, { message: 'no Route matched' })],
    [
      'a limit of requests',
      () => json(429, { error_code: 'over_request_rate_limit', msg: 'Slow' }),
    ],
  ])('is kept where %s answers, and nothing is asked in a visitor’s name', async (_who, answer) => {
    vi.useFakeTimers();
    const { client, events } = open(-60, (url) =>
      url.pathname.startsWith('/auth/') ? answer() : json(200, []),
    );
    const read = client.auth.getSession();
    await vi.advanceTimersByTimeAsync(60_000);
    const { data, error } = await read;
    expect([data.session, isOffline(error)]).toEqual([null, true]);
    expect(isSessionStored()).toBe(true);
    const rows = client.from('reports').select();
    const outcome = Promise.resolve(rows).then((answered) => answered.error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isOffline(await outcome)).toBe(true);
    expect(asked.filter((path) => path.startsWith('/rest/'))).toEqual([]);
    expect(events).not.toContain('SIGNED_OUT');
    expect(refreshes()).toBeLessThan(24);
  });

  it.each([400, 401, 403])('is over where the sign-in service says so with %i', async (status) => {
    const { client, events } = open(-60, () =>
      json(status, { error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' }),
    );
    expect((await client.auth.getSession()).data.session).toBe(null);
    expect(isSessionStored()).toBe(false);
    expect(events).toContain('SIGNED_OUT');
    await client.from('reports').select();
    expect(asked.at(-1)).toContain('/rest/');
  });
});

describe.each([-5, 5])('a device whose clock is %i hours off', (hours) => {
  it('asks for a new token once, however often it is asked for', async () => {
    const { client } = open(-60, (url) => {
      if (!url.pathname.startsWith('/auth/')) return json(200, []);
      const expires_at = nowS() - hours * HOUR_S + HOUR_S;
      const tokens = { access_token: 'new', refresh_token: 'r2', token_type: 'bearer' };
      return json(200, { ...tokens, expires_in: HOUR_S, expires_at, user: USER });
    });
    for (let times = 0; times < 30; times += 1) {
      expect((await client.auth.getSession()).data.session?.access_token).toBe('new');
      await client.from('reports').select();
    }
    expect(refreshes()).toBe(1);
  });
});

describe.each([-26, -5, 5, 26])('a clock that jumps by %i hours after the sign-in', (hours) => {
  it('asks for a new token once at most, and for none before the hour is over', async () => {
    vi.useFakeTimers();
    const { client, events } = open(HOUR_S, (url) => {
      if (!url.pathname.startsWith('/auth/')) return json(200, []);
      const tokens = { access_token: 'new', refresh_token: 'r2', token_type: 'bearer' };
      // The server's clock did not jump.
      const expires_at = nowS() - hours * HOUR_S + HOUR_S;
      return json(200, { ...tokens, expires_in: HOUR_S, expires_at, user: USER });
    });
    await client.auth.getSession();
    expect(refreshes()).toBe(0);
    vi.setSystemTime(Date.now() + hours * HOUR_S * 1000);
    for (let minutes = 0; minutes < 40; minutes += 1) {
      await vi.advanceTimersByTimeAsync(60_000);
      await Promise.all([client.auth.getSession(), client.from('reports').select()]);
      document.dispatchEvent(new Event('visibilitychange'));
    }
    expect(refreshes()).toBe(hours > 0 ? 1 : 0);
    // And back again, as a device does that asks the network for the time.
    vi.setSystemTime(Date.now() - hours * HOUR_S * 1000);
    for (let minutes = 0; minutes < 40; minutes += 1) {
      await vi.advanceTimersByTimeAsync(60_000);
      await Promise.all([client.auth.getSession(), client.from('reports').select()]);
    }
    expect(refreshes()).toBeLessThanOrEqual(2);
    expect(events).not.toContain('SIGNED_OUT');
    expect(isSessionStored()).toBe(true);
  });
});
