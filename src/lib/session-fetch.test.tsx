import { createClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ANSWERS_OF_NETWORKS } from './answers-of-networks.fixture';
import { isOffline } from './errors';
import { sessionFetch } from './session-fetch';
import { isSessionStored } from './stored-session';

const HOUR_S = 3600;
const USER = { id: 'ada', email: 'ada@example.com' };
const STORED = 'sb-backend-auth-token';
/** With keys of this form the client names nobody to a function. */
const KEY = 'sb_publishable_key';
const nowS = () => Math.floor(Date.now() / 1000);
const json = (status: number, body: object) => Response.json(body, { status });

let asked: string[];
beforeEach(() => {
  asked = [];
});

type Answer = (url: URL, bearer: string | null) => Response | Promise<Response>;

/** A client as the app has it, of a backend that answers so; the stored session ends in so many seconds. */
function open(endsIn: number | null, answer: Answer) {
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    const url = new URL(input);
    asked.push(url.pathname + url.search);
    const bearer = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? null;
    return Promise.resolve(url).then(() => answer(url, bearer));
  });
  if (endsIn !== null) {
    const session = { access_token: 'old', refresh_token: 'r', expires_in: HOUR_S, user: USER };
    const stored = { ...session, token_type: 'bearer', expires_at: nowS() + endsIn };
    window.localStorage.setItem(STORED, JSON.stringify(stored));
  }
  const fetch = sessionFetch({
    publishableKey: KEY,
    isStored: isSessionStored,
    auth: () => client.auth,
  });
  const client = createClient('https://backend.test', KEY, {
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
  it.each(ANSWERS_OF_NETWORKS)(
    'is kept where %s answers, and nothing is asked in a visitor’s name',
    async (_who, answer) => {
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
      const invoked = client.functions.invoke('sum_photos');
      const outcome = Promise.all([rows, invoked]);
      await vi.advanceTimersByTimeAsync(60_000);
      for (const { error } of await outcome) expect(isOffline(error)).toBe(true);
      expect(asked.filter((path) => !path.startsWith('/auth/'))).toEqual([]);
      expect(events).not.toContain('SIGNED_OUT');
      expect(refreshes()).toBeLessThan(24);
    },
  );

  it.each([
    ['a page', 200, null],
    ['success of its own', 200, { status: 'ok' }],
    ['a refusal of its own', 403, { message: 'Forbidden' }],
  ])('a code that a network answers with %s is not said to be wrong or right', async (...given) => {
    const [, status, body] = given;
    const { client } = open(null, () => (body ? json(status, body) : new Response('<html>')));
    const { error } = await client.auth.verifyOtp({ email: 'a@b.test', token: '1', type: 'email' });
    expect(isOffline(error)).toBe(true);
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

const tokens = (name: string, more: object = {}) =>
  json(200, {
    access_token: name,
    refresh_token: `r-${name}`,
    token_type: 'bearer',
    expires_in: HOUR_S,
    expires_at: nowS() + 27 * HOUR_S,
    user: USER,
    ...more,
  });

const ask = {
  rows: (client: Client) => client.from('reports').select(),
  'a function': (client: Client) => client.functions.invoke('sum_photos', { body: { id: 1 } }),
  'the storage': (client: Client) =>
    client.storage.from('inspection_photos').upload('a.jpg', new Blob(['photo'])),
  'the storage’s files': (client: Client) => client.storage.from('inspection_photos').list('a'),
};
type Client = ReturnType<typeof open>['client'];

const REFUSALS = {
  'the data service': () => json(401, { code: 'PGRST303', message: 'JWT expired' }),
  'the host': () => json(401, { code: 'PT401', message: 'Your session has ended.' }),
  'the functions’ gateway': () => json(401, { code: 401, message: 'Invalid JWT' }),
  'Supabase’s storage': () =>
    json(400, { statusCode: '403', message: '"exp" claim timestamp check failed' }),
};

/** As it is after the clock jumped back: this device takes the token for valid, and the server does not. */
describe('a token that is over by the server’s clock alone', () => {
  describe.each(Object.entries(ask))('asking %s', (_what, request) => {
    it.each(Object.entries(REFUSALS))('is renewed where %s refuses it', async (_who, refuse) => {
      const { client, events } = open(5 * HOUR_S, (url, bearer) => {
        if (url.pathname.startsWith('/auth/')) return tokens('new');
        return bearer === 'new' ? json(200, []) : refuse();
      });
      const answers = await Promise.all([1, 2, 3, 4].map(() => request(client)));
      for (const { error } of answers) expect(error).toBe(null);
      expect((await request(client)).error).toBe(null);
      expect(refreshes()).toBe(1);
      expect(asked).toHaveLength(4 + 1 + 4 + 1);
      expect(events).not.toContain('SIGNED_OUT');
    });
  });

  it('is renewed once where the new one is refused too, and the refusal is the answer', async () => {
    const { client } = open(5 * HOUR_S, (url) =>
      url.pathname.startsWith('/auth/') ? tokens('new') : REFUSALS['the host'](),
    );
    for (let times = 0; times < 9; times += 1) {
      expect((await client.from('reports').select()).error?.code).toBe('PT401');
    }
    expect(refreshes()).toBe(1);
    expect(asked).toHaveLength(1 + 1 + 9);
  });

  it('is renewed again where the one after it is over too', async () => {
    let valid = 1;
    const { client } = open(5 * HOUR_S, (url, bearer) => {
      if (url.pathname.startsWith('/auth/')) return tokens(`new ${valid}`);
      return bearer === `new ${valid}` ? json(200, []) : REFUSALS['the host']();
    });
    for (; valid < 4; valid += 1) expect((await client.from('reports').select()).error).toBe(null);
    expect(refreshes()).toBe(3);
  });

  it('is taken from the other tab that has renewed it', async () => {
    const { client } = open(5 * HOUR_S, (_url, bearer) => {
      if (bearer === 'newer') return json(200, []);
      const stored = JSON.parse(window.localStorage.getItem(STORED)!) as object;
      window.localStorage.setItem(STORED, JSON.stringify({ ...stored, access_token: 'newer' }));
      return REFUSALS['the host']();
    });
    expect((await client.from('reports').select()).error).toBe(null);
    expect(refreshes()).toBe(0);
  });

  it('is no ended session where nobody answers who could renew it', async () => {
    vi.useFakeTimers();
    const { client, events } = open(5 * HOUR_S, (url) => {
      if (url.pathname.startsWith('/auth/')) throw new TypeError('Failed to fetch');
      return REFUSALS['the host']();
    });
    const outcome = Promise.resolve(client.from('reports').select());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isOffline((await outcome).error)).toBe(true);
    expect(isSessionStored()).toBe(true);
    expect(events).not.toContain('SIGNED_OUT');
  });

  it('is an ended session where the sign-in service says so', async () => {
    const { client } = open(5 * HOUR_S, (url) =>
      url.pathname.startsWith('/auth/')
        ? json(400, { error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' })
        : REFUSALS['the host'](),
    );
    for (let times = 0; times < 9; times += 1) {
      expect((await client.from('reports').select()).error?.code).toBe('PT401');
    }
    expect(refreshes()).toBe(1);
  });

  it.each([
    ['a visitor’s', null, 401],
    ['what no row level security allows', 5 * HOUR_S, 403],
    ['what is no question', 5 * HOUR_S, 400],
  ])('is none where a refusal is of %s', async (_what, endsIn, status) => {
    const { client } = open(endsIn, () => json(status, { code: '42501', message: 'No' }));
    expect((await client.from('reports').select()).status).toBe(status);
    expect(asked).toHaveLength(1);
  });
});

describe('a page of a network in place of an answer', () => {
  it.each(Object.entries(ask))('is none where %s was asked', async (_what, request) => {
    const page = () => new Response('<html>', { headers: { 'content-type': 'text/html' } });
    const { client, events } = open(HOUR_S, page);
    const { error } = await request(client);
    expect(isOffline((error as { originalError?: unknown } | null)?.originalError ?? error)).toBe(
      true,
    );
    expect(events).not.toContain('SIGNED_OUT');
  });

  it('is no original', async () => {
    const page = () => new Response('<html>', { headers: { 'content-type': 'text/html' } });
    const { client } = open(HOUR_S, page);
    expect((await client.storage.from('inspection_originals').download('a/b.jpg')).data).toBe(null);
  });
});
