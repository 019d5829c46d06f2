import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import { supabase } from '@/lib/supabase';
import { SimulatedQuestions } from '../../../testing/app/simulated-questions';
import { useAnalyseAndGoOn } from './use-analyse-and-go-on';
import { waitFor } from '../../../testing/wait-for.ts';
import { SignedIn } from '../../../testing/app/signed-in';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');
vi.mock('@/lib/use-config', () => ({ useConfig: () => ({ analystInBackground: true }) }));
vi.mock('react-router', () => ({ useNavigate: vi.fn() }));

const navigate = vi.fn<() => Promise<void>>();
let stored: SimulatedQuestions;

/** A report of so many photos; what becomes of each that is asked about is what `settle` says. */
function open(count: number, settle: ((id: string) => void) | null = (id) => stored.answer(id)) {
  stored = new SimulatedQuestions(count);
  stored.onAsked = settle;
  vi.mocked(supabase).mockResolvedValue(stored.backend());
}

function renderNext() {
  return renderHook((reportId) => useAnalyseAndGoOn(reportId), {
    wrapper: makeWrapper(),
    initialProps: 'r',
  });
}

function makeWrapper() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return ({ children }: { children: ReactNode }) => (
    <SignedIn client={queryClient}>{children}</SignedIn>
  );
}

beforeEach(() => {
  vi.mocked(useNavigate).mockReturnValue(navigate);
});

it('asks about each photo that lacks a text, and says what came of it @use-analyse-and-go-on-1', async () => {
  open(2);
  const { result: next } = renderNext();
  await act(() => next.current.goOn());
  expect(stored.asked).toEqual(['1', '2']);
  expect(toast.neutral).toHaveBeenCalledExactlyOnceWith(
    'Analysis complete',
    '2 photo(s) looked at: a defect in 2.',
  );
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/observations/r');
});

it.each([
  ['for another screen', ({ unmount }: ReturnType<typeof renderNext>) => unmount()],
  ['for another report', ({ rerender }: ReturnType<typeof renderNext>) => rerender('other')],
])('says how it went and stays away where the screen was left meanwhile %s', async (_, leave) => {
  open(1, null);
  const screen = renderNext();
  const going = screen.result.current.goOn();
  await waitFor(() => expect(stored.asked).toEqual(['1']));
  leave(screen);
  stored.answer('1');
  await act(() => going);
  expect(toast.neutral).toHaveBeenCalledExactlyOnceWith(
    'Analysis complete',
    '1 photo(s) looked at: a defect in 1.',
  );
  expect(navigate).not.toHaveBeenCalled();
});

it('asks for a photo where none is left @upload-next-1', async () => {
  open(0);
  const { result: next } = renderNext();
  await act(() => next.current.goOn());
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(
    'No photos uploaded',
    'Please upload at least one photo and wait for the upload to finish.',
  );
  expect(navigate).not.toHaveBeenCalled();
});

it('stays where every photo fails, with the reason for the screen to show @upload-next-2', async () => {
  open(2, (id) => stored.fail(id, 'allowance_used_up', 'The allowance of today is used up.'));
  const { result: next } = renderNext();
  await act(() => next.current.goOn());
  expect(next.current.blockedBy).toBe('The allowance of today is used up.');
  expect(next.current.isBusy).toBe(false);
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(
    'Failed to analyze photos',
    'Please check the AI key in the backend function secrets. The allowance of today is used up.',
  );
  expect(navigate).not.toHaveBeenCalled();
});

it('stays and says why when the rows cannot be read @use-analyse-and-go-on-3', async () => {
  open(1);
  const observations = () => {
    throw new Error('The table is locked');
  };
  vi.mocked(supabase).mockResolvedValue(stored.backend({ observations }));
  const { result: next } = renderNext();
  await act(() => next.current.goOn());
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(
    'Error analyzing photos',
    'The table is locked',
  );
  expect(navigate).not.toHaveBeenCalled();
});

it('calls it unexpected when the next screen cannot be gone to @use-analyse-and-go-on-4', async () => {
  open(1);
  navigate.mockRejectedValueOnce(new Error('The screen did not load'));
  const { result: next } = renderNext();
  await act(() => next.current.goOn());
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(
    'Unexpected error',
    'The screen did not load',
  );
});

it('counts the photos that were not asked about once the analyst fails for all, and goes on @upload-next-3', async () => {
  open(6, (id) => {
    if (id === '1') stored.answer(id);
    else stored.fail(id, 'analyst_no_credit', 'No credit.');
  });
  const { result: next } = renderNext();
  await act(() => next.current.goOn());
  expect(toast.warning).toHaveBeenCalledExactlyOnceWith(
    "Some photos couldn't be analyzed",
    '1 of 6 were analyzed. Please edit the others manually.',
  );
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/observations/r');
});

it('stays where the analysis was cancelled, without a word of success', async () => {
  open(1, null);
  const { result: next } = renderNext();
  const going = next.current.goOn();
  await waitFor(() => expect(stored.asked).toEqual(['1']));
  act(() => {
    next.current.hold('cancelled');
  });
  await act(() => going);
  expect(next.current).toMatchObject({ isBusy: false, analysis: { hold: 'cancelled' } });
  expect(toast.neutral).not.toHaveBeenCalled();
  expect(toast.error).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
});
