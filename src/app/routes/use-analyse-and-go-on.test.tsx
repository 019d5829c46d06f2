import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import type { Observation } from '@/records/observation';
import { useSaveNote } from '@/features/notes/mutations';
import { AuthContext, type Auth } from '@/lib/auth-context';
import { FunctionFailure } from '@/lib/invoke-function';
import { supabase } from '@/lib/supabase';
import { fakeBackend, type TableCall } from '../../../testing/app/fake-backend';
import { makeObservation } from '../../../testing/app/rows';
import { useAnalyseAndGoOn } from './use-analyse-and-go-on';
import { waitFor } from '../../../testing/wait-for.ts';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');
vi.mock('react-router', () => ({ useNavigate: vi.fn() }));

const DESCRIBED: Partial<Observation> = {
  element: 'Wall',
  defect: 'Crack',
  recommendation: 'Monitor',
  outcome: 'defect',
};

const navigate = vi.fn<() => Promise<void>>();
const read = vi.fn<(call: TableCall) => unknown>();
const analyse = vi.fn<(body: unknown, signal?: AbortSignal) => unknown>();

function renderNext() {
  return renderHook((reportId) => useAnalyseAndGoOn(reportId), {
    wrapper: makeWrapper(),
    initialProps: 'r',
  });
}

function renderWithNotes() {
  const useBoth = () => ({ ...useAnalyseAndGoOn('r'), saveNote: useSaveNote('r').mutateAsync });
  return renderHook(useBoth, { wrapper: makeWrapper() });
}

function makeWrapper() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return ({ children }: { children: ReactNode }) => (
    <AuthContext value={{ user: { id: 'ada' } } as Auth}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </AuthContext>
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  window.localStorage.clear();
  vi.mocked(useNavigate).mockReturnValue(navigate);
  vi.mocked(supabase).mockResolvedValue(
    fakeBackend({ tables: { observations: read }, functions: { analyze_photos: analyse } }),
  );
  read.mockReturnValue([makeObservation(DESCRIBED)]);
});

it('goes on at once where nothing is left to analyse', async () => {
  const { result: next } = renderNext();
  await act(() => next.current.goOn());
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/observations/r');
  expect(toast.neutral).not.toHaveBeenCalled();
});

it('reads the rows once, then each row as the analyst leaves it @use-analyse-and-go-on-1', async () => {
  const stored = ['1', '2'].map((id) => makeObservation({ id }));
  read.mockReturnValueOnce(stored);
  for (const row of stored) read.mockReturnValueOnce({ ...row, ...DESCRIBED });
  const { result: next } = renderNext();
  await act(() => next.current.goOn());
  expect(analyse).toHaveBeenCalledTimes(2);
  expect(read).toHaveBeenCalledTimes(1 + stored.length);
  expect(toast.neutral).toHaveBeenCalledExactlyOnceWith(
    'Analysis complete',
    '2 photo(s) looked at: a defect in 2.',
  );
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/observations/r');
});

it('asks once a note that is on its way is stored', async () => {
  const calls: string[] = [];
  let store = () => {};
  read.mockImplementation(({ verb, equal }) => {
    const row = makeObservation({ note: '' });
    if (verb !== 'update') return 'id' in equal ? row : [row];
    return new Promise((resolve) => (store = () => resolve([row]))).then((rows) => {
      calls.push('note');
      return rows;
    });
  });
  analyse.mockImplementation(() => void calls.push('analyst'));
  const { result } = renderWithNotes();
  const saving = result.current.saveNote({ id: 'o', before: '', after: 'Loose coping' });
  const going = result.current.goOn();
  await waitFor(() =>
    expect(read).toHaveBeenCalledWith(expect.objectContaining({ verb: 'update' })),
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  store();
  await act(() => Promise.all([saving, going]));
  expect(calls).toEqual(['note', 'analyst']);
});

it.each([
  ['for another screen', ({ unmount }: ReturnType<typeof renderNext>) => unmount()],
  ['for another report', ({ rerender }: ReturnType<typeof renderNext>) => rerender('other')],
])('says how it went and stays away where the screen was left meanwhile %s', async (_, leave) => {
  read.mockReturnValueOnce([makeObservation()]);
  read.mockReturnValueOnce(makeObservation(DESCRIBED));
  let answer = () => {};
  analyse.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
  const screen = renderNext();
  const going = screen.result.current.goOn();
  await waitFor(() => expect(analyse).toHaveBeenCalledOnce());
  leave(screen);
  answer();
  await act(() => going);
  expect(toast.neutral).toHaveBeenCalledExactlyOnceWith(
    'Analysis complete',
    '1 photo(s) looked at: a defect in 1.',
  );
  expect(navigate).not.toHaveBeenCalled();
});

it('stays where every photo fails, with the reason for the screen to show', async () => {
  const blank = {
    photo: 'https://x.example/1.jpg',
    element: '',
    defect: '',
    recommendation: '',
    outcome: null,
    finding_id: null,
  };
  read.mockReturnValue([{ id: '1', ...blank }]);
  analyse.mockImplementation(() => {
    throw new FunctionFailure('The allowance of today is used up.', 'allowance_used_up');
  });
  const { result: next } = renderNext();
  await act(() => next.current.goOn());
  expect(next.current.blockedBy).toBe('The allowance of today is used up.');
  expect(next.current.isBusy).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
});

it('asks to log in where nobody is signed in @use-analyse-and-go-on-2', async () => {
  const tables = { observations: read };
  vi.mocked(supabase).mockResolvedValue(fakeBackend({ tables, hasSession: false }));
  const { result: next } = renderNext();
  await act(() => next.current.goOn());
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(
    'Authentication required',
    'Please log in to continue',
  );
  expect(read).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
});

it('stays and says why when the rows cannot be read @use-analyse-and-go-on-3', async () => {
  read.mockImplementation(() => {
    throw new Error('The table is locked');
  });
  const { result: next } = renderNext();
  await act(() => next.current.goOn());
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(
    'Error analyzing photos',
    'The table is locked',
  );
  expect(navigate).not.toHaveBeenCalled();
});

it('calls it unexpected when the next screen cannot be gone to @use-analyse-and-go-on-4', async () => {
  navigate.mockRejectedValue(new Error('The screen did not load'));
  const { result: next } = renderNext();
  await act(() => next.current.goOn());
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(
    'Unexpected error',
    'The screen did not load',
  );
});

it('counts the photos that were not asked about once the analyst fails for all', async () => {
  const stored = Array.from({ length: 6 }, (_, id) => makeObservation({ id: String(id) }));
  read.mockImplementation(({ equal }) =>
    equal['id'] ? { ...stored[0], ...DESCRIBED, id: equal['id'] } : stored,
  );
  const refusal = { success: false, error: 'No credit.', code: 'analyst_no_credit' };
  analyse.mockReturnValueOnce(undefined).mockReturnValue(refusal);
  const { result: next } = renderNext();
  await act(() => next.current.goOn());
  expect(toast.warning).toHaveBeenCalledExactlyOnceWith(
    "Some photos couldn't be analyzed",
    '1 of 6 were analyzed. Please edit the others manually.',
  );
});

it('stays where the analysis was cancelled, without a word of success', async () => {
  read.mockReturnValue([makeObservation()]);
  analyse.mockImplementation(
    (_, signal) =>
      new Promise((__, reject) => {
        signal?.addEventListener('abort', () => {
          reject(new DOMException('Called off', 'AbortError'));
        });
      }),
  );
  const { result: next } = renderNext();
  const going = next.current.goOn();
  await waitFor(() => {
    expect(analyse).toHaveBeenCalledOnce();
  });
  act(() => {
    next.current.hold('cancelled');
  });
  await act(() => going);
  expect(next.current).toMatchObject({ isBusy: false, run: { hold: 'cancelled' } });
  expect(toast.neutral).not.toHaveBeenCalled();
  expect(toast.error).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
});

it.each([
  ['a key', { success: false, error: 'It was refused.', code: 'analyst_key_refused' }, /AI key/],
  ['a cut', new Error('unexpected end'), /^The connection was cut/],
])('says what %s has to do with it when nothing could be analysed', async (_, answer, says) => {
  vi.useFakeTimers();
  read.mockReturnValueOnce([makeObservation()]).mockReturnValue(makeObservation());
  analyse.mockImplementation(() => {
    if (answer instanceof Error) throw new SyntaxError('Unexpected end of JSON input');
    return answer;
  });
  const { result: next } = renderNext();
  const going = act(() => next.current.goOn());
  await vi.advanceTimersByTimeAsync(15 * 60_000);
  await going;
  vi.useRealTimers();
  const [title, description] = vi.mocked(toast.error).mock.calls[0] ?? [];
  expect(title).toBe('Failed to analyze photos');
  expect(description).toMatch(says);
  if (answer instanceof Error) expect(description).not.toMatch(/AI key/);
});
