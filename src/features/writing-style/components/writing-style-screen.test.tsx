import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import { supabase } from '@/lib/supabase';
import { fakeBackend, type TableCall } from '../../../../testing/app/fake-backend';
import { WritingStyleScreen } from './writing-style-screen';
import { SignedIn } from '../../../../testing/app/signed-in';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');

const STORED = 'Short sentences, past tense.';
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
const asked = vi.fn<(call: TableCall) => unknown>();

beforeEach(() => {
  vi.mocked(supabase).mockResolvedValue(fakeBackend({ tables: { style_profiles: asked } }));
});

function renderScreen() {
  const router = createMemoryRouter([{ path: '/', Component: WritingStyleScreen }]);
  render(
    <SignedIn client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </SignedIn>,
  );
  return userEvent.setup();
}

function failing(failure: unknown) {
  return () => {
    throw failure;
  };
}

it('no row is no failure, and not even logged', async () => {
  asked.mockImplementation(failing(Object.assign(new Error('no rows'), { code: 'PGRST116' })));
  renderScreen();
  expect(await screen.findByRole('textbox')).toHaveValue('');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(warn).not.toHaveBeenCalled();
});

it('shows nothing to write in while the style is on its way', async () => {
  asked.mockReturnValue(new Promise(() => {}));
  renderScreen();
  expect(await screen.findByText('Loading your writing style...')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a style that cannot be loaded is logged, and no empty form stands in its place @writing-style-screen-1', async () => {
  localStorage.setItem('plumbline-draft:ada:writing-style', '"Half a sentence that nobody saved"');
  asked.mockImplementation(failing(new Error('The table is locked')));
  const user = renderScreen();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your writing style could not be loaded');
  expect(alert).toHaveTextContent('The table is locked');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save my style' })).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
  expect(toast.error).not.toHaveBeenCalled();
  expect(asked.mock.calls.every(([{ verb }]) => verb === 'select')).toBe(true);

  asked.mockImplementation(() => ({ style_hint: STORED }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('textbox')).toHaveValue('Half a sentence that nobody saved');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByRole('textbox')).toHaveValue(STORED);
});

it('says where the style is when the server cannot be reached', async () => {
  asked.mockImplementation(failing(new TypeError('Failed to fetch')));
  renderScreen();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The server could not be reached. Your style is safe there: check your connection and try again.',
  );
});
