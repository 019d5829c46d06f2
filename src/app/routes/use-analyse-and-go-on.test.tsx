import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import { AuthContext, type Auth } from '@/lib/auth-context';
import { supabase } from '@/lib/supabase';
import { fakeBackend } from '@/lib/testing/fake-backend';
import { useAnalyseAndGoOn } from './use-analyse-and-go-on';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');
vi.mock('react-router', () => ({ useNavigate: vi.fn() }));

const navigate = vi.fn<() => Promise<void>>();
const read = vi.fn<() => unknown>();

function renderNext() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AuthContext value={{ user: { id: 'ada' } } as Auth}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </AuthContext>
  );
  return renderHook(() => useAnalyseAndGoOn('r'), { wrapper }).result;
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(useNavigate).mockReturnValue(navigate);
  vi.mocked(supabase).mockResolvedValue(fakeBackend({ tables: { observations: read } }));
  const texts = { element: 'Wall', defect: 'Crack', recommendation: 'Monitor' };
  read.mockReturnValue([{ id: '1', photo: 'https://x.example/1.jpg', ...texts }]);
});

it('goes on at once where nothing is left to analyse', async () => {
  const next = renderNext();
  await act(() => next.current.goOn());
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/observations/r');
  expect(toast.neutral).not.toHaveBeenCalled();
});

it('asks to log in where nobody is signed in', async () => {
  const tables = { observations: read };
  vi.mocked(supabase).mockResolvedValue(fakeBackend({ tables, hasSession: false }));
  const next = renderNext();
  await act(() => next.current.goOn());
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(
    'Authentication required',
    'Please log in to continue',
  );
  expect(read).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
});

it('stays and says why when the rows cannot be read', async () => {
  read.mockImplementation(() => {
    throw new Error('The table is locked');
  });
  const next = renderNext();
  await act(() => next.current.goOn());
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(
    'Error analyzing photos',
    'The table is locked',
  );
  expect(navigate).not.toHaveBeenCalled();
});

it('calls it unexpected when the next screen cannot be gone to', async () => {
  navigate.mockRejectedValue(new Error('The screen did not load'));
  const next = renderNext();
  await act(() => next.current.goOn());
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(
    'Unexpected error',
    'The screen did not load',
  );
});
