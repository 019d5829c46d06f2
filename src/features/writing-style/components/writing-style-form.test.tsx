import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import { type Auth } from '@/lib/auth-context';
import { supabase } from '@/lib/supabase';
import { WritingStyleScreen } from './writing-style-screen';
import { SignedIn } from '../../../../testing/app/signed-in';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast', () => ({ toast: { error: vi.fn(), neutral: vi.fn() } }));

const LONG_ENOUGH = 'Short sentences.';
const HINT = 'Please enter at least 15 characters for your style guidelines.';
const upsert = vi.fn();

function stored(styleHint: string | null) {
  vi.mocked(supabase).mockResolvedValue({
    from: () => ({
      select: () => ({
        eq: () => ({
          maybeSingle: () => ({
            throwOnError: () =>
              Promise.resolve({ data: styleHint === null ? null : { style_hint: styleHint } }),
          }),
        }),
      }),
      upsert: (row: unknown) => ({ throwOnError: () => upsert(row) as Promise<unknown> }),
    }),
  } as never);
}

async function renderScreen() {
  const auth = { user: { id: 'ada' } } as Auth;
  const router = createMemoryRouter([{ path: '/', element: <WritingStyleScreen /> }]);
  render(
    <SignedIn auth={auth}>
      <RouterProvider router={router} />
    </SignedIn>,
  );
  return { user: userEvent.setup(), text: await screen.findByRole('textbox') };
}

const saveButton = () => screen.getByRole('button', { name: 'Save my style' });
const resetButton = () => screen.queryByRole('button', { name: 'Use default style instead' });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  upsert.mockResolvedValue({});
});

it('without a style: empty, nothing to save or reset, no hint @writing-style-form-1', async () => {
  stored(null);
  const { text } = await renderScreen();
  expect(text).toHaveValue('');
  expect(saveButton()).toBeDisabled();
  expect(resetButton()).not.toBeInTheDocument();
  expect(screen.queryByText(HINT)).not.toBeInTheDocument();
});

it('shows the hint from the first to the fourteenth character @writing-style-form-2', async () => {
  stored(null);
  const { user, text } = await renderScreen();
  await user.type(text, 'a');
  expect(screen.getByText(HINT)).toBeVisible();
  await user.type(text, 'bcdefghijklmn');
  expect(text).toHaveAccessibleDescription(HINT);
  expect(saveButton()).toBeDisabled();
  await user.type(text, 'o');
  expect(screen.queryByText(HINT)).not.toBeInTheDocument();
  expect(saveButton()).toBeEnabled();
});

it('saves the trimmed text and offers the default from then on @writing-style-form-3', async () => {
  stored(null);
  const { user, text } = await renderScreen();
  await user.type(text, `  ${LONG_ENOUGH} `);
  await user.click(saveButton());
  expect(toast.neutral).toHaveBeenCalledWith(
    'Writing style saved!',
    'Your style preferences have been saved to your profile',
  );
  expect(upsert).toHaveBeenCalledWith(
    expect.objectContaining({ user_id: 'ada', style_hint: LONG_ENOUGH }),
  );
  expect(text).toHaveValue(LONG_ENOUGH);
  expect(resetButton()).toBeVisible();
});

it('going back to the default clears the text and the button, and can be undone @writing-style-form-4', async () => {
  stored(LONG_ENOUGH);
  const { user, text } = await renderScreen();
  expect(text).toHaveValue(LONG_ENOUGH);
  await user.click(resetButton()!);
  expect(toast.neutral).toHaveBeenCalledWith(
    'Reverted to default professional tone',
    'Your style has been reset to the default.',
    expect.objectContaining({ action: expect.objectContaining({ label: 'Undo' }) as unknown }),
  );
  expect(text).toHaveValue('');
  expect(resetButton()).not.toBeInTheDocument();
});

it('shows the server’s message when saving or resetting fails, and keeps the text @writing-style-form-5', async () => {
  stored(LONG_ENOUGH);
  const { user, text } = await renderScreen();
  upsert.mockRejectedValue({ message: 'permission denied' });
  await user.type(text, ' Past tense.');
  await user.click(saveButton());
  expect(toast.error).toHaveBeenCalledWith('Error saving style', 'permission denied');
  expect(text).toHaveValue(`${LONG_ENOUGH} Past tense.`);
  await user.click(resetButton()!);
  expect(toast.error).toHaveBeenCalledWith('Error updating style', 'permission denied');
});

it.each([
  ['says nothing', {}],
  ['does not answer', new TypeError('Failed to fetch')],
  ['was never asked', new TypeError("Cannot read properties of null (reading 'from')")],
  ['is not what failed', 'thrown text'],
])('calls it unexpected when the server %s @writing-style-form-6', async (_, failure) => {
  stored(null);
  const { user, text } = await renderScreen();
  upsert.mockRejectedValue(failure);
  await user.type(text, LONG_ENOUGH);
  await user.click(saveButton());
  expect(toast.error).toHaveBeenCalledWith('Error saving style', 'An unexpected error occurred.');
  expect(text).toHaveValue(LONG_ENOUGH);
});

it('is saved once, however often the button is pressed meanwhile', async () => {
  stored(null);
  const { user, text } = await renderScreen();
  let answer = () => {};
  upsert.mockReturnValue(new Promise<void>((settle) => (answer = settle)));
  await user.type(text, LONG_ENOUGH);
  const form = text.closest('form');
  fireEvent.submit(form!);
  fireEvent.submit(form!);
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  fireEvent.submit(form!);
  answer();
  expect(await screen.findByRole('button', { name: 'Save my style' })).toBeEnabled();
  expect(upsert).toHaveBeenCalledOnce();
});

it('keeps what is typed while it is being saved', async () => {
  stored(null);
  const { user, text } = await renderScreen();
  await user.type(text, LONG_ENOUGH);
  let arrive = (_: object) => {};
  upsert.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  await user.click(saveButton());
  await user.type(text, ' Past tense.');
  arrive({});
  await waitFor(() => {
    expect(toast.neutral).toHaveBeenCalled();
  });
  expect(text).toHaveValue(`${LONG_ENOUGH} Past tense.`);
  expect(screen.getByText('Not saved yet')).toBeVisible();
});
