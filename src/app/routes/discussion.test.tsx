import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import { AuthContext, type Auth } from '@/lib/auth-context';
import { supabase } from '@/lib/supabase';
import { fakeBackend, type TableCall } from '../../../testing/app/fake-backend';
import { Component as DiscussionScreen } from './discussion';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');
vi.mock('@/components/analyst-notice', () => ({ AnalystNotice: () => null }));

const REPORT_ID = '9b2c6f1e-0000-4000-8000-000000000000';
const STORED = [
  { heading: ' DISCUSSION ', paragraph: 'The wall is dry.' },
  { heading: 'Recommendation', paragraph: 'Monitor it.' },
];

let sections: (call: TableCall) => unknown;
let generate: (body: unknown) => unknown;

function renderScreen() {
  vi.mocked(supabase).mockResolvedValue(
    fakeBackend({
      tables: {
        reports: () => ({ id: REPORT_ID, title: 'Harbour Road', user_id: 'ada' }),
        sections: (call) => sections(call),
        style_profiles: () => ({ style_hint: 'Short sentences.' }),
      },
      functions: { generate_summary: (body) => generate(body) },
    }),
  );
  const router = createMemoryRouter(
    [
      { path: '/discussion/:reportId', Component: DiscussionScreen },
      { path: '*', element: null },
    ],
    { initialEntries: [`/discussion/${REPORT_ID}`] },
  );
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <AuthContext value={{ user: { id: 'ada' } } as Auth}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AuthContext>,
  );
  return userEvent.setup();
}

const field = (name: 'Discussion' | 'Recommendation') => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

/** A promise to be settled by the test. */
function held() {
  let resolve: (value: unknown) => void = () => {};
  const promise = new Promise<unknown>((settle) => (resolve = settle));
  return { promise, resolve };
}

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  sections = () => STORED;
  generate = () => {
    throw new Error('Nothing was to be generated.');
  };
});

describe('a report with both sections', () => {
  it('loads them, generates none, and leads back and on', async () => {
    const reading = held();
    sections = () => reading.promise;
    renderScreen();
    expect(await screen.findByText('Loading existing sections...')).toBeVisible();
    expect(button('Next')).toBeDisabled();
    reading.resolve(STORED);
    await waitFor(() => {
      expect(field('Discussion')).toHaveValue('The wall is dry.');
    });
    expect(field('Recommendation')).toHaveValue('Monitor it.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Discussion Generation');
    expect(field('Discussion')).toHaveAttribute('rows', '12');
    expect(field('Recommendation')).toHaveAttribute('rows', '12');
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      `/observations/${REPORT_ID}`,
    );
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      `/preview/${REPORT_ID}`,
    );
  });

  it('can be saved only while a text differs from what is stored', async () => {
    const user = renderScreen();
    await screen.findByDisplayValue('Monitor it.');
    expect(button('Save Changes')).toBeDisabled();
    await user.type(field('Recommendation'), '!');
    expect(button('Save Changes')).toBeEnabled();
    await user.type(field('Recommendation'), '{Backspace}');
    expect(button('Save Changes')).toBeDisabled();
    await user.type(field('Recommendation'), ' Twice.');
    sections = ({ verb }) => (verb === 'update' ? [{ id: 's' }] : STORED);
    await user.click(button('Save Changes'));
    expect(toast.neutral).toHaveBeenCalledExactlyOnceWith('Changes saved!');
    expect(button('Save Changes')).toBeDisabled();
    expect(field('Recommendation')).toHaveValue('Monitor it. Twice.');
  });

  it('keeps the text when saving fails', async () => {
    const user = renderScreen();
    await screen.findByDisplayValue('Monitor it.');
    await user.type(field('Discussion'), ' Mostly.');
    sections = () => {
      throw new Error('The table is locked');
    };
    await user.click(button('Save Changes'));
    expect(toast.error).toHaveBeenCalledWith('Save failed', 'The table is locked');
    expect(field('Discussion')).toHaveValue('The wall is dry. Mostly.');
  });

  it('writes both anew on Regenerate Sections, in the person’s style', async () => {
    const user = renderScreen();
    await screen.findByDisplayValue('Monitor it.');
    const writing = held();
    generate = vi.fn(() => writing.promise);
    await user.click(button('Regenerate Sections'));
    expect(toast.neutral).toHaveBeenCalledWith('Regenerating sections');
    expect(screen.getByText('Generating new sections...')).toBeVisible();
    expect(button('Next')).toBeDisabled();
    expect(generate).toHaveBeenCalledExactlyOnceWith({
      report_id: REPORT_ID,
      style_hint: 'Short sentences.',
    });
    sections = () => [
      { heading: 'Discussion', paragraph: 'The wall is wet.' },
      { heading: 'Recommendation', paragraph: 'Drain it.' },
    ];
    writing.resolve({ success: true });
    expect(await screen.findByDisplayValue('The wall is wet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next' })).toBeVisible();
  });
});

describe('a report that lacks a section', () => {
  it.each([
    ['none stored', []],
    ['one blank', [STORED[0], { heading: 'Recommendation', paragraph: '  ' }]],
  ])('has it generated on entry, then fetched: %s', async (_, stored) => {
    const writing = held();
    generate = () => writing.promise;
    sections = () => stored;
    renderScreen();
    expect(await screen.findByText('Generating new sections...')).toBeVisible();
    sections = () => STORED;
    writing.resolve({ success: true });
    expect(await screen.findByDisplayValue('Monitor it.')).toBeVisible();
  });

  it('shows why there is none, with Retry and Reload Page', async () => {
    sections = () => [];
    generate = () => {
      throw new Error('The model is asleep');
    };
    const user = renderScreen();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The model is asleep');
    expect(button('Reload Page')).toBeEnabled();
    generate = () => ({ success: true });
    sections = () => STORED;
    await user.click(button('Retry'));
    expect(await screen.findByDisplayValue('Monitor it.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has a sentence for a failure without words', async () => {
    sections = () => [];
    generate = () => {
      throw {};
    };
    renderScreen();
    expect(await screen.findByText('Failed to generate sections')).toBeVisible();
  });
});
