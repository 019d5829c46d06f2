import { createClient } from '@supabase/supabase-js';
import { afterEach, expect, it, vi } from 'vitest';
import { sessionKeeper } from './session-keeper';
import { isSessionStored } from './stored-session';

const STORED = 'sb-backend-auth-token';
const TOKENS = { token_type: 'bearer', expires_in: 3600, user: { id: 'ada', email: 'a@b.test' } };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionKeeper.removeItem(STORED);
});

function open() {
  let count = 0;
  vi.stubGlobal('fetch', () => {
    count += 1;
    const refresh_token = `r${String(count)}`;
    return Promise.resolve(
      Response.json({ ...TOKENS, access_token: `t${String(count)}`, refresh_token }),
    );
  });
  const auth = { storage: sessionKeeper, detectSessionInUrl: false };
  return createClient('https://backend.test', 'sb_publishable_key', { auth }).auth;
}
const isFull = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });

it('signs in where the browser has no room, for as long as the page lasts', async () => {
  const auth = open();
  isFull();
  const { error } = await auth.verifyOtp({ token_hash: 'x', type: 'email' });
  expect(error).toBe(null);
  expect((await auth.getSession()).data.session?.access_token).toBe('t1');
});

it('renews a session that is stored, and leaves no token behind that was used', async () => {
  const auth = open();
  await auth.verifyOtp({ token_hash: 'x', type: 'email' });
  expect(isSessionStored()).toBe(true);
  isFull();
  expect((await auth.refreshSession()).error).toBe(null);
  expect((await auth.getSession()).data.session?.access_token).toBe('t2');
  expect(isSessionStored()).toBe(false);
});

it.each(['{', '', '{"access_token":"a","ref', 'undefined'])(
  'takes %j for none',
  async (damaged) => {
    window.localStorage.setItem(STORED, damaged);
    expect((await open().getSession()).data.session).toBe(null);
    expect(isSessionStored()).toBe(false);
  },
);
