/**
 * Supabase's client as the product uses it unchanged, held to the words and numbers that the
 * specification gives: an upgrade that changes one of them shows here.
 */
import { createClient, type AuthChangeEvent, type Session } from '@supabase/supabase-js';
import { afterEach, describe, expect, it, vi } from 'vitest';

const URL_OF_BACKEND = 'https://harbour.example.com';

interface Asked {
  path: string;
  body: Record<string, unknown>;
  at: number;
}

/** A client whose requests are answered by `answer`; what it asked is in `asked`. */
function clientWith(answer: (path: string) => Response | Promise<Response>, stored?: Session) {
  const asked: Asked[] = [];
  const kept = new Map<string, string>();
  if (stored) kept.set('sb-harbour-auth-token', JSON.stringify(stored));
  const client = createClient(URL_OF_BACKEND, 'sb_publishable_key', {
    auth: {
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    },
    global: {
      fetch: async (input, init) => {
        const { pathname, search } = new URL(input instanceof Request ? input.url : input);
        const body: unknown =
          typeof init?.body === 'string' ? JSON.parse(init.body || '{}') : (init?.body ?? {});
        asked.push({
          path: pathname + search,
          body: body as Record<string, unknown>,
          at: Date.now(),
        });
        return answer(pathname);
      },
    },
  });
  return { client, asked, kept };
}

const json = (body: unknown, status = 200) => Response.json(body, { status });
const nobodyAsked = () => {
  throw new Error('Nothing was to be asked of the server.');
};

function session(expiresIn: number): Session {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const expiresAt = Math.floor(Date.now() / 1000) + expiresIn;
  const user = { id: 'ada', aud: 'authenticated', email: 'ada@example.com' };
  return {
    access_token: `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sub: 'ada', exp: expiresAt })}.c2ln`,
    refresh_token: 'refresh-1',
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: expiresAt,
    user: user as Session['user'],
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the sign-in client refuses, without throwing,', () => {
  it('a password without an address or a number @client-defaults-1', async () => {
    const { auth } = clientWith(nobodyAsked).client;
    const words = 'You must provide either an email or phone number and a password';
    const withoutAddress = { password: 'correct horse' } as never;
    expect((await auth.signUp(withoutAddress)).error?.message).toBe(words);
    expect((await auth.signInWithPassword(withoutAddress)).error?.message).toBe(words);
  });

  it('a one-time code for nobody @client-defaults-2', async () => {
    const { auth } = clientWith(nobodyAsked).client;
    const { error } = await auth.signInWithOtp({} as never);
    expect(error?.message).toBe('You must provide either an email or phone number.');
  });

  it('to send again without an address and a type @client-defaults-3', async () => {
    const { auth } = clientWith(nobodyAsked).client;
    const { error } = await auth.resend({} as never);
    expect(error?.message).toBe('You must provide either an email or phone number and a type');
  });

  it('to name a user where there is no session @client-defaults-4', async () => {
    const { auth } = clientWith(nobodyAsked).client;
    const { data, error } = await auth.getUser();
    expect(data.user).toBeNull();
    expect(error?.name).toBe('AuthSessionMissingError');
  });

  it('to sign anybody in for a verification that is answered with nothing @client-defaults-5', async () => {
    const { client, kept } = clientWith(() => json({}));
    const { data } = await client.auth.verifyOtp({ token_hash: 'x', type: 'email' });
    expect(data.session).toBeNull();
    expect([...kept.keys()]).toEqual([]);
  });

  it('what the server refuses, in the server’s words @client-defaults-6', async () => {
    const { auth } = clientWith(() => json({ msg: 'Token has expired or is invalid' }, 403)).client;
    const { error } = await auth.verifyOtp({ email: 'a@b.example', token: '1', type: 'email' });
    expect(error?.message).toBe('Token has expired or is invalid');
  });
});

describe('a token of an asymmetric key', () => {
  it('is refused when its signature is not the key’s @client-defaults-7', async () => {
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
    const { publicKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
    const jwk = { ...(await crypto.subtle.exportKey('jwk', publicKey)), kid: 'k1', alg: 'ES256' };
    const { auth } = clientWith(nobodyAsked).client;
    const { error } = await auth.getClaims(asymmetricToken(), { jwks: { keys: [jwk as never] } });
    expect(error?.message).toBe('Invalid JWT signature');
  });

  it.each([
    ['empty', []],
    ['unmatched', [{ kid: 'another', kty: 'EC', alg: 'ES256' }]],
  ])(
    'is not believed on an %s key set: the server is asked, and its refusal returned @client-defaults-8',
    async (_, keys) => {
      const { client, asked } = clientWith((path) =>
        path.endsWith('jwks.json') ? json({ keys }) : json({ msg: 'invalid JWT' }, 403),
      );
      const { data, error } = await client.auth.getClaims(asymmetricToken());
      expect(data).toBeNull();
      expect(error?.message).toBe('invalid JWT');
      expect(asked.map(({ path }) => path)).toEqual([
        '/auth/v1/.well-known/jwks.json',
        '/auth/v1/user',
      ]);
    },
  );
});

function asymmetricToken(): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + 600;
  const signature = Buffer.alloc(64, 7).toString('base64url');
  return `${encode({ alg: 'ES256', kid: 'k1' })}.${encode({ sub: 'ada', exp })}.${signature}`;
}

describe('a session', () => {
  it('that has expired is refreshed unasked @client-defaults-9', async () => {
    const { client, asked } = clientWith(() => json(session(3600)), session(-10));
    const { data } = await client.auth.getSession();
    expect(data.session?.user.id).toBe('ada');
    expect(asked.map(({ path }) => path)).toEqual(['/auth/v1/token?grant_type=refresh_token']);
  });

  it('whose refresh is refused is removed, and signed-out follows @client-defaults-10', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { client, kept } = clientWith(
      () => json({ error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' }, 400),
      session(-10),
    );
    const events: AuthChangeEvent[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    expect((await client.auth.getSession()).data.session).toBeNull();
    expect(events).toContain('SIGNED_OUT');
    expect([...kept.keys()]).toEqual([]);
  });

  it('is refreshed again after 200 ms, then 400, while the server stumbles @client-defaults-11', async () => {
    let attempts = 0;
    const { client, asked } = clientWith(
      () => (++attempts < 3 ? json({}, 503) : json(session(3600))),
      session(-10),
    );
    expect((await client.auth.getSession()).data.session).not.toBeNull();
    const [first, second, third] = asked.map(({ at }) => at) as [number, number, number];
    // Timers may fire a millisecond early; they are late on a busy machine.
    expect(second - first).toBeGreaterThanOrEqual(198);
    expect(third - second).toBeGreaterThanOrEqual(398);
  });

  it.each([404, 401, 403])(
    'ends here although signing out is answered %i @client-defaults-12',
    async (status) => {
      const { client, kept } = clientWith(() => json({ msg: 'no' }, status), session(3600));
      const { error } = await client.auth.signOut({ scope: 'local' });
      expect(error).toBeNull();
      expect([...kept.keys()]).toEqual([]);
    },
  );

  it('is stored under a key derived from the backend’s host @client-defaults-13', async () => {
    const { client, kept } = clientWith(() => json(session(3600)));
    await client.auth.verifyOtp({ token_hash: 'x', type: 'email' });
    expect([...kept.keys()]).toEqual(['sb-harbour-auth-token']);
  });

  it('that comes in an address older than 120 seconds brings a warning @client-defaults-14', async () => {
    const old = session(3600 - 130);
    const hash = new URLSearchParams({
      access_token: old.access_token,
      refresh_token: old.refresh_token,
      expires_in: '3600',
      expires_at: String(old.expires_at),
      token_type: 'bearer',
    });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} });
    vi.stubGlobal('window', {
      location: { href: `${URL_OF_BACKEND}/reports#${hash}`, hash: `#${hash}` },
      addEventListener: () => {},
    });
    const client = createClient(URL_OF_BACKEND, 'sb_publishable_key', {
      auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: true },
      global: { fetch: () => Promise.resolve(json(old.user)) },
    });
    const { data } = await client.auth.getSession();
    expect(data.session?.user.id).toBe('ada');
    expect(warn.mock.calls.flat().join(' ')).toContain('issued over 120s ago');
  });
});

describe('left unsaid, the client takes', () => {
  it('that a one-time code may make an account, and that a phone gets an SMS @client-defaults-15', async () => {
    const { client, asked } = clientWith(() => json({}));
    await client.auth.signInWithOtp({ email: 'a@b.example' });
    await client.auth.signInWithOtp({ phone: '+441632960000' });
    expect(asked[0]?.body).toMatchObject({ email: 'a@b.example', create_user: true });
    expect(asked[1]?.body).toMatchObject({ phone: '+441632960000', channel: 'sms' });
  });

  it('100 files by name for a listing @client-defaults-16', async () => {
    const { client, asked } = clientWith(() => json([]));
    await client.storage.from('inspection_photos').list('ada');
    expect(asked[0]?.body).toMatchObject({
      limit: 100,
      offset: 0,
      sortBy: { column: 'name', order: 'asc' },
    });
  });

  it('an hour for the caching of a file @client-defaults-17', async () => {
    const { client, asked } = clientWith(() => json({ Key: 'x', Id: 'x' }));
    await client.storage.from('inspection_photos').upload('ada/x.jpg', new Blob(['x']));
    expect((asked[0]?.body as unknown as FormData).get('cacheControl')).toBe('3600');
  });

  it('25 s for realtime’s heartbeat, 10 s for joining, and 1, 2, 5, 10 s for reconnecting @client-defaults-18', () => {
    const { realtime } = clientWith(nobodyAsked).client;
    // 30 s in the specification; docs/decisions/one-backend-two-hosts.md.
    expect(realtime.heartbeatIntervalMs).toBe(25_000);
    expect(realtime.timeout).toBe(10_000);
    const waits = [1, 2, 3, 4, 5].map((tries) => realtime.reconnectAfterMs(tries));
    expect(waits).toEqual([1000, 2000, 5000, 10_000, 10_000]);
  });
});
