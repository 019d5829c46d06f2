import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import { AuthContext, type Auth } from '@/lib/auth-context';
import { FunctionFailure } from '@/lib/invoke-function';
import { supabase } from '@/lib/supabase';
import { fakeBackend, type TableCall } from '../../../../testing/app/fake-backend';
import { makeObservation } from '../../../../testing/app/rows';
import { observationKeys, observationsQuery } from '../queries';
import type { Observation } from '@/records/observation';
import { useResumedAnalysis } from './use-resumed-analysis';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');

const USER_ID = 'ada';
const NO_ROWS: Observation[] = [];
const read = vi.fn<(call: TableCall) => unknown>();
const analyse = vi.fn<(body: unknown, signal?: AbortSignal) => unknown>();

const described = (row: Observation) => ({
  ...row,
  element: 'Wall',
  defect: 'Crack',
  recommendation: 'Monitor',
  outcome: 'defect' as const,
});

/** The analyst holds its answers back; asked again it fails, when its caller calls it off. */
function untilCalledOff(_: unknown, signal?: AbortSignal): Promise<never> {
  return new Promise((__, reject) => {
    signal?.addEventListener('abort', () => {
      reject(new DOMException('Called off', 'AbortError'));
    });
  });
}

/** As a reload leaves this tab: with nothing but what is kept on the device. */
function reload() {
  queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity } },
  });
}

let queryClient: QueryClient;

function wrapper({ children }: { children: ReactNode }) {
  return (
    <AuthContext value={{ user: { id: USER_ID } } as Auth}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </AuthContext>
  );
}

function openScreen() {
  return renderHook(
    () => {
      const { data = NO_ROWS } = useQuery(observationsQuery(USER_ID, 'r'));
      return { rows: data, ...useResumedAnalysis('r', data) };
    },
    { wrapper },
  );
}

beforeEach(() => {
  vi.resetAllMocks();
  window.localStorage.clear();
  reload();
  vi.mocked(supabase).mockResolvedValue(
    fakeBackend({ tables: { observations: read }, functions: { analyze_photos: analyse } }),
  );
});

it('goes on by itself, and shows the row as it then is', async () => {
  const row = makeObservation();
  read.mockReturnValueOnce([row]).mockReturnValueOnce([row]).mockReturnValue(described(row));
  const { result } = openScreen();
  await waitFor(() => {
    expect(toast.neutral).toHaveBeenCalledExactlyOnceWith(
      'Analysis complete',
      '1 photo(s) looked at: a defect in 1.',
    );
  });
  expect(result.current.rows).toEqual([described(row)]);
  expect(result.current.waiting).toBe(0);
});

it('tries a row that failed once, and again only when asked', async () => {
  const row = makeObservation();
  read.mockImplementation(({ equal }) => (equal['id'] ? row : [row]));
  analyse.mockImplementation(() => {
    throw new FunctionFailure('The photo cannot be read.', 'photo_unreadable');
  });
  const { result } = openScreen();
  await waitFor(() => {
    expect(result.current.waiting).toBe(1);
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(
      'Analysis failed',
      'The photo cannot be read.',
    );
  });
  expect(analyse).toHaveBeenCalledTimes(1);
  act(() => {
    result.current.retry();
  });
  await waitFor(() => {
    expect(analyse).toHaveBeenCalledTimes(2);
  });
});

it('asks nothing that failed before, in whatever browser, until a person does', async () => {
  const row = makeObservation({ analysis_failure: 'analyst_answer_cut' });
  read.mockImplementation(({ equal }) => (equal['id'] ? row : [row]));
  const { result } = openScreen();
  await waitFor(() => {
    expect(result.current.waiting).toBe(1);
  });
  await new Promise((next) => setTimeout(next, 20));
  expect(analyse).not.toHaveBeenCalled();
  analyse.mockReturnValue({ success: true });
  read.mockImplementation(({ equal }) => (equal['id'] ? described(row) : [row]));
  act(() => {
    result.current.retry();
  });
  await waitFor(() => {
    expect(result.current.waiting).toBe(0);
    expect(analyse).toHaveBeenCalledTimes(1);
  });
});

it('says once that the rows cannot be read, and does not go on by itself', async () => {
  read.mockReturnValueOnce([makeObservation()]).mockImplementation(() => {
    throw new Error('The table is locked');
  });
  openScreen();
  await waitFor(() => {
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('Analysis failed', 'The table is locked');
  });
  await new Promise((next) => setTimeout(next, 20));
  expect(read).toHaveBeenCalledTimes(2);
});

it('waits for a photo under way when the screen is left and come back to', async () => {
  const row = makeObservation();
  let answer = () => {};
  analyse.mockReturnValue(new Promise<void>((settle) => (answer = settle)));
  read.mockReturnValue([row]);
  const first = openScreen();
  await waitFor(() => {
    expect(analyse).toHaveBeenCalledTimes(1);
  });
  first.unmount();
  const second = openScreen();
  await waitFor(() => {
    expect(second.result.current.progress).toEqual({ done: 0, total: 1 });
  });
  read.mockReturnValue(described(row));
  answer();
  await waitFor(() => {
    expect(toast.neutral).toHaveBeenCalledTimes(1);
  });
  expect(analyse).toHaveBeenCalledTimes(1);
});

it('does not bring back a row that is deleted during its analysis', async () => {
  const row = makeObservation();
  let answer = () => {};
  analyse.mockReturnValue(new Promise<void>((settle) => (answer = settle)));
  read.mockReturnValue([row]);
  const { result } = openScreen();
  await waitFor(() => {
    expect(analyse).toHaveBeenCalledTimes(1);
  });
  act(() => {
    queryClient.setQueryData(observationKeys.list(USER_ID, 'r'), []);
  });
  read.mockReturnValue(described(row));
  answer();
  await waitFor(() => {
    expect(result.current.progress).toBeNull();
  });
  expect(result.current.rows).toEqual([]);
});

it('calls off what is under way when it is cancelled, and goes on only when asked, also after a reload', async () => {
  const row = makeObservation();
  read.mockImplementation(({ equal }) => (equal['id'] ? row : [row]));
  analyse.mockImplementation(untilCalledOff);
  const first = openScreen();
  await waitFor(() => {
    expect(first.result.current.progress).toEqual({ done: 0, total: 1 });
  });
  act(() => {
    first.result.current.hold('cancelled');
  });
  await waitFor(() => {
    expect(first.result.current.run.state).toBe('resting');
  });
  expect(first.result.current.waiting).toBe(1);
  first.unmount();
  reload();
  const second = openScreen();
  await waitFor(() => {
    expect(second.result.current.waiting).toBe(1);
  });
  await new Promise((next) => setTimeout(next, 20));
  expect(analyse).toHaveBeenCalledTimes(1);
  act(() => {
    second.result.current.retry();
  });
  await waitFor(() => {
    expect(analyse).toHaveBeenCalledTimes(2);
  });
  expect(toast.error).not.toHaveBeenCalled();
  expect(toast.neutral).not.toHaveBeenCalled();
});

it('is paused still after a reload, and goes on from there', async () => {
  const row = makeObservation();
  read.mockImplementation(({ equal }) => (equal['id'] ? row : [row]));
  analyse.mockImplementation(untilCalledOff);
  const first = openScreen();
  await waitFor(() => {
    expect(analyse).toHaveBeenCalledTimes(1);
  });
  act(() => {
    first.result.current.hold('paused');
  });
  reload();
  const second = openScreen();
  await waitFor(() => {
    expect(second.result.current.run).toMatchObject({ state: 'analysing', hold: 'paused' });
  });
  expect(second.result.current.progress).toEqual({ done: 0, total: 1 });
  expect(analyse).toHaveBeenCalledTimes(1);
  act(() => {
    second.result.current.hold(null);
  });
  await waitFor(() => {
    expect(analyse).toHaveBeenCalledTimes(2);
  });
});

it('stops at once where only the operator can help, with one message', async () => {
  const rows = Array.from({ length: 9 }, (_, index) => makeObservation({ id: String(index) }));
  read.mockReturnValue(rows);
  analyse.mockReturnValue({
    success: false,
    error: 'The provider refused the key.',
    code: 'analyst_key_refused',
  });
  const { result } = openScreen();
  await waitFor(() => {
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(
      'Analysis failed',
      'The provider refused the key.',
    );
  });
  expect(analyse).toHaveBeenCalledTimes(4);
  expect(result.current).toMatchObject({
    waiting: 9,
    run: { state: 'resting', stoppedBy: { error: { code: 'analyst_key_refused' } } },
  });
});
