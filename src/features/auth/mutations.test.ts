import { beforeEach, expect, it, vi } from 'vitest';
import { supabase } from '@/lib/supabase';
import { requestMagicLink } from './mutations';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
const UNEXPECTED = 'An unexpected error occurred. Please try again.';

const signInWithOtp = vi.fn();

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://plumbline.test' } });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(supabase).mockResolvedValue({ auth: { signInWithOtp } } as never);
});

it('asks for a link that leads back to the dashboard of this origin @mutations-1', async () => {
  signInWithOtp.mockResolvedValue({ error: null });
  expect(await requestMagicLink('ada@example.com')).toBeNull();
  expect(signInWithOtp).toHaveBeenCalledWith({
    email: 'ada@example.com',
    options: { emailRedirectTo: 'https://plumbline.test/reports' },
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
