import { beforeEach, expect, it, vi } from 'vitest';
import { loadConfig, type Config } from '@/lib/config';
import { supabase } from '@/lib/supabase';
import { requestMagicLink } from './mutations';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/lib/config', () => ({ loadConfig: vi.fn(() => Promise.resolve({})) }));
const UNEXPECTED = 'An unexpected error occurred. Please try again.';

const signInWithOtp = vi.fn();

beforeEach(() => {
  const localStorage = { getItem: () => 'asked-here-0123456789', setItem: () => undefined };
  vi.stubGlobal('window', { location: { origin: 'https://plumbline.test' }, localStorage });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(supabase).mockResolvedValue({ auth: { signInWithOtp } } as never);
});

it('asks for a link that leads back to the dashboard of this origin @mutations-1', async () => {
  signInWithOtp.mockResolvedValue({ error: null });
  expect(await requestMagicLink('ada@example.com')).toBeNull();
  expect(signInWithOtp).toHaveBeenCalledWith({
    email: 'ada@example.com',
    options: {
      emailRedirectTo: 'https://plumbline.test/reports',
      captchaToken: expect.any(String) as string,
    },
  });
});

it('gives the server’s own message', async () => {
  signInWithOtp.mockResolvedValue({ error: { message: 'Signups not allowed' } });
  expect(await requestMagicLink('ada@example.com')).toBe('Signups not allowed');
});

it('calls anything else unexpected @mutations-2', async () => {
  signInWithOtp.mockResolvedValue({ error: { name: 'AuthRetryableFetchError', status: 0 } });
  expect(await requestMagicLink('ada@example.com')).toBe(UNEXPECTED);
  signInWithOtp.mockRejectedValue(new Error('boom'));
  expect(await requestMagicLink('ada@example.com')).toBe(UNEXPECTED);
});

it('tells nobody who was not invited apart, where the sign-in service would', async () => {
  const NOT_ADMITTED = 'Database error saving new user';
  signInWithOtp.mockResolvedValue({ error: { message: NOT_ADMITTED, status: 500 } });
  expect(await requestMagicLink('ada@example.com')).toBe(NOT_ADMITTED);
  vi.mocked(loadConfig).mockResolvedValue({ isByInvitation: true } as Config);
  expect(await requestMagicLink('ada@example.com')).toBeNull();
});
