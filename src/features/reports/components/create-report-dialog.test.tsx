import { render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { supabase } from '@/lib/supabase';
import { fakeBackend, type TableCall } from '../../../../testing/app/fake-backend';
import { useCreateReport } from '../mutations';
import { CreateReportDialog } from './create-report-dialog';
import { SignedIn } from '../../../../testing/app/signed-in';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');

const insert = vi.fn<(call: TableCall) => unknown>();

beforeEach(() => {
  vi.mocked(supabase).mockResolvedValue(fakeBackend({ tables: { reports: insert } }));
});

afterEach(() => {
  vi.restoreAllMocks();
});

it('reads Creating... while busy, and cannot be sent twice @create-report-dialog-1', async () => {
  let answer: (row: unknown) => void = () => {};
  insert.mockReturnValue(new Promise((settle) => (answer = settle)));
  const router = createMemoryRouter([
    { path: '/', element: <CreateReportDialog open onOpenChange={() => {}} /> },
    { path: '/upload/:id', element: <p>step 1</p> },
  ]);
  render(
    <SignedIn>
      <RouterProvider router={router} />
    </SignedIn>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Report Title' }), 'Weir{Enter}');
  const button = await screen.findByRole('button', { name: 'Creating...' });
  expect(button).toBeDisabled();
  await user.keyboard('{Enter}');
  expect(insert).toHaveBeenCalledOnce();
  answer({ id: '7' });
  expect(await screen.findByText('step 1')).toBeVisible();
});

it('brings the report of a lost answer to the language that was chosen since', async () => {
  insert.mockImplementation(({ verb }) => {
    if (verb === 'insert') throw Object.assign(new Error('duplicate key'), { code: '23505' });
    return { id: '7' };
  });
  const { result } = renderHook(() => useCreateReport(), { wrapper: SignedIn });
  await result.current.mutateAsync({ id: '7', title: 'Weir', language: 'en' });
  expect(insert.mock.lastCall?.[0]).toMatchObject({
    verb: 'update',
    row: { title: 'Weir', language: 'en' },
  });
});

it('leaves a title that never came to the creation, which says Untitled Report @create-report-dialog-2', async () => {
  insert.mockReturnValue({ id: '7' });
  const { result } = renderHook(() => useCreateReport(), { wrapper: SignedIn });
  await result.current.mutateAsync({ id: '7', title: '' });
  expect(insert.mock.lastCall?.[0].row).toMatchObject({
    title: 'Untitled Report',
    inspection_date: new Date().toISOString().slice(0, 10),
  });
});
