import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import { AuthContext, type Auth } from '@/lib/auth-context';
import { supabase } from '@/lib/supabase';
import { fakeBackend } from '../../../../testing/app/fake-backend';
import { WritingStyleScreen } from './writing-style-screen';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');

async function renderAfter(failure: Error) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(supabase).mockResolvedValue(
    fakeBackend({
      tables: {
        style_profiles: () => {
          throw failure;
        },
      },
    }),
  );
  const router = createMemoryRouter([{ path: '/', Component: WritingStyleScreen }]);
  render(
    <AuthContext value={{ user: { id: 'ada' } } as Auth}>
      <QueryClientProvider
        client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AuthContext>,
  );
  expect(await screen.findByRole('textbox')).toHaveValue('');
  expect(toast.error).not.toHaveBeenCalled();
  return warn;
}

it('no row is no failure, and not even logged', async () => {
  const failure = Object.assign(new Error('no rows'), { code: 'PGRST116' });
  expect(await renderAfter(failure)).not.toHaveBeenCalled();
});

it('a style that cannot be loaded is only logged', async () => {
  expect(await renderAfter(new Error('The table is locked'))).toHaveBeenCalledOnce();
});
