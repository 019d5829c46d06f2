import { beforeEach, expect, it, vi } from 'vitest';
import { supabase } from '@/lib/supabase';
import { fakeBackend } from '../../../testing/app/fake-backend';
import { deleteAccount } from './mutations';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));

/** As supabase-js reports an answer that is no success. */
function answered(code: string, error: string) {
  return { context: Response.json({ success: false, code, error }, { status: 409 }) };
}

const asked = vi.fn<(body: unknown) => unknown>();
beforeEach(() => {
  asked.mockReset();
  vi.mocked(supabase).mockResolvedValue(fakeBackend({ functions: { delete_account: asked } }));
});

it('asks on while there is more to delete than one request takes', async () => {
  asked.mockImplementation(() => {
    if (asked.mock.calls.length < 4) throw answered('unfinished', 'Not everything is deleted yet.');
    return { success: true };
  });
  await deleteAccount('ada@example.com');
  expect(asked.mock.calls).toEqual(Array(4).fill([{ email: 'ada@example.com' }]));
});

it('gives up at last when it is never finished', async () => {
  asked.mockImplementation(() => {
    throw answered('unfinished', 'Not everything is deleted yet.');
  });
  await expect(deleteAccount('ada@example.com')).rejects.toThrow('Not everything is deleted yet.');
});

it('stops at any other failure, with the function’s own words', async () => {
  asked.mockImplementation(() => {
    throw answered('account_kept', 'Your account was kept.');
  });
  await expect(deleteAccount('ada@example.com')).rejects.toThrow('Your account was kept.');
  expect(asked).toHaveBeenCalledTimes(1);
});

it('does not say that nothing was lost when no answer came', async () => {
  asked.mockImplementation(() => {
    throw Object.assign(new Error('Failed to send a request'), { name: 'FunctionsFetchError' });
  });
  await expect(deleteAccount('ada@example.com')).rejects.toThrow('it is not known whether');
});

it.each([null, '<html>', { success: false }])('does not take %j for a deletion', async (answer) => {
  asked.mockReturnValue(answer);
  await expect(deleteAccount('ada@example.com')).rejects.toThrow('it is not known whether');
  expect(asked).toHaveBeenCalledOnce();
});

it('asks on, too, when the refusal comes with status 200', async () => {
  asked.mockImplementation(() => {
    if (asked.mock.calls.length > 1) return { success: true };
    return { success: false, code: 'unfinished', error: 'Not everything is deleted yet.' };
  });
  await deleteAccount('ada@example.com');
  expect(asked).toHaveBeenCalledTimes(2);
});
