import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import { AuthContext, type Auth } from '@/lib/auth-context';
import { knownConfig } from '@/lib/config';
import { supabase } from '@/lib/supabase';
import { fakeBackend, type TableCall } from '../../../../testing/app/fake-backend';
import { makeObservation } from '../../../../testing/app/rows';
import { observationsQuery } from '../queries';
import { useAnalysis } from './use-report-analysis';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/lib/config', () => ({ knownConfig: vi.fn() }));
vi.mock('@/components/ui/toast');

const readRows = vi.fn<(call: TableCall) => unknown>();
const background = vi.fn<(call: TableCall) => unknown>();
const begin = vi.fn<(body: unknown) => unknown>();
const MODEL = { describesPhotos: true, reviewsRows: true };
const verbs = () => background.mock.calls.map(([{ verb }]) => verb);

function hostTells(told: object) {
  vi.mocked(knownConfig).mockReturnValue({ analystCapabilities: MODEL, ...told } as never);
}

function openScreen() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AuthContext value={{ user: { id: 'ada' } } as Auth}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </AuthContext>
  );
  const useScreen = () => {
    useQuery(observationsQuery('ada', 'r'));
    return useAnalysis('r');
  };
  return renderHook(useScreen, { wrapper }).result;
}

beforeEach(() => {
  vi.resetAllMocks();
  window.localStorage.clear();
  readRows.mockReturnValue([makeObservation()]);
  background.mockReturnValue(null);
  hostTells({ analystInBackground: true });
  vi.mocked(supabase).mockResolvedValue(
    fakeBackend({
      tables: { observations: readRows, background_analyses: background },
      functions: { analyze_report: begin },
    }),
  );
});

it('asks nothing of a host that runs no jobs, and offers nothing there', async () => {
  hostTells({});
  const screen = openScreen();
  await waitFor(() => {
    expect(readRows).toHaveBeenCalled();
  });
  act(() => {
    screen.current.hold('paused');
  });
  expect(screen.current.background.begin).toBe(null);
  expect(background).not.toHaveBeenCalled();
});

it('offers nothing where an analyst measures alone, and shows what is under way', async () => {
  background.mockReturnValue({ waiting: ['1'] });
  hostTells({
    analystInBackground: true,
    analystCapabilities: { ...MODEL, describesPhotos: false },
  });
  const screen = openScreen();
  await waitFor(() => {
    expect(screen.current.background.waiting).toEqual(['1']);
  });
  expect(screen.current.background.begin).toBe(null);
});

it('begins, and follows until none is left, reading the rows whenever there are fewer', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const screen = openScreen();
  await waitFor(() => {
    expect(verbs()).toHaveLength(1);
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(verbs()).toHaveLength(1);

  background.mockReturnValue({ waiting: ['1', '2'] });
  act(() => screen.current.background.begin?.());
  await waitFor(() => {
    expect(screen.current.background.waiting).toHaveLength(2);
  });
  expect(begin).toHaveBeenCalledExactlyOnceWith({ report_id: 'r' });
  const read = readRows.mock.calls.length;
  await vi.advanceTimersByTimeAsync(7000);
  expect(readRows).toHaveBeenCalledTimes(read);

  background.mockReturnValue({ waiting: ['2'] });
  await vi.advanceTimersByTimeAsync(4000);
  expect(readRows).toHaveBeenCalledTimes(read + 1);
  background.mockReturnValue(null);
  await vi.advanceTimersByTimeAsync(4000);
  await waitFor(() => {
    expect(screen.current.background.waiting).toEqual([]);
  });
  const looks = verbs().length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(verbs()).toHaveLength(looks);
  vi.useRealTimers();
});

it('is called off with this page’s own analysis, and not by going on', async () => {
  background.mockReturnValue({ waiting: ['1'] });
  const screen = openScreen();
  await waitFor(() => {
    expect(screen.current.background.waiting).toEqual(['1']);
  });
  act(() => {
    screen.current.hold(null);
  });
  expect(verbs()).not.toContain('delete');
  background.mockReturnValue(null);
  act(() => {
    screen.current.hold('cancelled');
  });
  await waitFor(() => {
    expect(screen.current.background.waiting).toEqual([]);
  });
  expect(verbs()).toContain('delete');
});

it('says when it could not be begun, or not be called off', async () => {
  begin.mockReturnValue({ success: false, error: '20 of your reports', code: 'allowance_used_up' });
  background.mockReturnValue({ waiting: ['1'] });
  const screen = openScreen();
  await waitFor(() => {
    expect(screen.current.background.waiting).toEqual(['1']);
  });
  act(() => screen.current.background.begin?.());
  await waitFor(() => {
    expect(toast.error).toHaveBeenLastCalledWith(
      'The photos are analysed only while this page is open',
      '20 of your reports',
    );
  });
  background.mockImplementation(({ verb }) => {
    if (verb === 'delete') throw new Error('No connection');
    return { waiting: ['1'] };
  });
  act(() => {
    screen.current.hold('paused');
  });
  await waitFor(() => {
    expect(toast.error).toHaveBeenLastCalledWith(
      'The analysis goes on in the background',
      expect.anything(),
    );
  });
});
