import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import { AuthContext, type Auth } from '@/lib/auth-context';
import { supabase } from '@/lib/supabase';
import type { Observation } from '@/records/observation';
import { SimulatedQuestions } from '../../../../testing/app/simulated-questions';
import { observationKeys, observationsQuery } from '../queries';
import { analysisQuery } from '@/features/questions/queries';
import { useResumedAnalysis } from './use-resumed-analysis';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/lib/use-config', () => ({ useConfig: () => ({ analystInBackground: true }) }));
vi.mock('@/components/ui/toast');

const USER_ID = 'ada';
const NO_ROWS: Observation[] = [];

let queryClient: QueryClient;
let stored: SimulatedQuestions;

function wrapper({ children }: { children: ReactNode }) {
  return (
    <AuthContext value={{ user: { id: USER_ID } } as Auth}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </AuthContext>
  );
}

/** As a reload, or another device, opens it: with nothing but what is stored. */
function openScreen(opened: SimulatedQuestions) {
  stored = opened;
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  vi.mocked(supabase).mockResolvedValue(stored.backend());
  return renderHook(
    () => {
      const { data = NO_ROWS } = useQuery(observationsQuery(USER_ID, 'r'));
      return { rows: data, ...useResumedAnalysis('r', data) };
    },
    { wrapper },
  );
}

/** Reads as the screen does every now and then. */
const readAgain = () =>
  act(() => queryClient.invalidateQueries({ queryKey: analysisQuery(USER_ID, 'r').queryKey }));

beforeEach(() => {
  vi.resetAllMocks();
});

it('leaves what failed to a person, with the reason, also after a reload', async () => {
  const opened = new SimulatedQuestions(2);
  opened.onAsked = (id) => {
    if (id === '2') opened.fail(id, 'photo_unreadable', 'The photo cannot be read.');
  };
  const first = openScreen(opened);
  await waitFor(() => expect(first.result.current.isRunning).toBe(true));
  opened.answer('1');
  await readAgain();
  await waitFor(() => {
    expect(toast.warning).toHaveBeenCalledExactlyOnceWith(
      "Some photos couldn't be analyzed",
      '1 of 2: The photo cannot be read. You can edit them manually.',
    );
  });
  first.unmount();
  const { result } = openScreen(opened);
  await waitFor(() => expect(result.current.waiting).toBe(1));
  expect(opened.asked).toEqual(['1', '2']);
  opened.onAsked = null;
  act(() => result.current.retry());
  await waitFor(() => expect(opened.asked).toEqual(['1', '2', '2']));
});

it('says once that nothing could be asked, and does not try by itself', async () => {
  const opened = new SimulatedQuestions(1);
  const ask = vi.fn(() => {
    throw new Error('The table is locked');
  });
  opened.onAsked = ask;
  openScreen(opened);
  await waitFor(() => {
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('Analysis failed', 'The table is locked');
  });
  await readAgain();
  expect(ask).toHaveBeenCalledOnce();
});

it('does not bring back a row that is deleted during its analysis', async () => {
  const { result } = openScreen(new SimulatedQuestions(1));
  await waitFor(() => expect(result.current.isRunning).toBe(true));
  act(() => {
    queryClient.setQueryData(observationKeys.list(USER_ID, 'r'), []);
  });
  stored.answer('1');
  await readAgain();
  await waitFor(() => expect(result.current.isRunning).toBe(false));
  expect(result.current.rows).toEqual([]);
});
