import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import { useUploadQueue } from '@/features/photos/use-upload-queue';
import { EMPTY_LETTERHEAD } from '@/records/letterhead';
import { supabase } from '@/lib/supabase';
import { fakeBackend, type TableCall } from '../../../testing/app/fake-backend';
import { makeObservation, makeReport } from '../../../testing/app/rows';
import { Component as DiscussionScreen } from './discussion';
import { Component as ObservationsScreen } from './observations';
import { Component as PreviewScreen } from './preview';
import { Component as ProfileScreen } from './profile';
import { Component as StyleScreen } from './style';
import { waitFor } from '../../../testing/wait-for.ts';
import { SignedIn } from '../../../testing/app/signed-in';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');
vi.mock('@/components/analyst-notice', () => ({ AnalystNotice: () => null }));
vi.mock('@/features/photos/use-upload-queue');

const REPORT_ID = '9b2c6f1e-0000-4000-8000-000000000000';
const TEXTS = { element: 'Wall', defect: 'Crack', recommendation: 'Monitor' };
const ROWS: Record<string, unknown> = {
  reports: makeReport({ id: REPORT_ID }),
  observations: [makeObservation({ report_id: REPORT_ID, ...TEXTS })],
  sections: [
    { heading: 'Discussion', paragraph: 'Dry.' },
    { heading: 'Recommendation', paragraph: 'None.' },
  ],
  style_profiles: { style_hint: 'Short sentences, past tense.' },
  letterheads: EMPTY_LETTERHEAD,
};

const SCREENS = [
  ['the details of a report', 'reports', PreviewScreen],
  ['the rows of a report', 'observations', ObservationsScreen],
  ['the sections of a report', 'sections', DiscussionScreen],
  ['the writing style', 'style_profiles', StyleScreen],
  ['the firm and the author', 'letterheads', ProfileScreen],
] as const;

const asked = vi.fn<(table: string, call: TableCall) => unknown>();

function renderScreen(Component: () => React.ReactNode) {
  const answerTable = (table: string) => [table, (call: TableCall) => asked(table, call)] as const;
  vi.mocked(supabase).mockResolvedValue(
    fakeBackend({ tables: Object.fromEntries(Object.keys(ROWS).map(answerTable)) }),
  );
  const router = createMemoryRouter(
    [
      { path: '/screen/:reportId', Component },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [`/screen/${REPORT_ID}`] },
  );
  render(
    <SignedIn client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </SignedIn>,
  );
  return userEvent.setup();
}

function inputs(): HTMLElement[] {
  return [
    ...screen.queryAllByRole('textbox'),
    ...screen.queryAllByRole('button', { name: /^(Save|Edit)/ }),
  ].filter((control) => !control.matches(':disabled, :read-only:not(button)'));
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(useUploadQueue).mockReturnValue({
    uploads: [],
    isOnline: true,
    keepingTrouble: null,
    add: () => Promise.resolve([]),
    retry: () => {},
    remove: () => {},
  });
});

describe('what a screen could not read is no empty form that can be saved over', () => {
  it.each(SCREENS)('%s', async (_, table, Component) => {
    asked.mockImplementation((read) => {
      if (read === table) throw new TypeError('Failed to fetch');
      return ROWS[read];
    });
    const user = renderScreen(Component);
    const retry = await screen.findByRole('button', { name: /^Retry/ });
    expect(screen.getByRole('alert')).toHaveTextContent('The server could not be reached');
    expect(inputs()).toEqual([]);

    asked.mockImplementation((read) => ROWS[read]);
    await user.click(retry);
    await waitFor(() => {
      expect(inputs()).not.toEqual([]);
    });
    expect(asked.mock.calls.filter(([, { verb }]) => verb !== 'select')).toEqual([]);
  });

  it.each(SCREENS)('nor while it waits: %s', async (_, table, Component) => {
    asked.mockImplementation((read) => (read === table ? new Promise(() => {}) : ROWS[read]));
    renderScreen(Component);
    await waitFor(() => {
      expect(asked.mock.calls.map(([read]) => read)).toContain(table);
    });
    expect(screen.getAllByRole('status').length).toBeGreaterThan(0);
    expect(inputs()).toEqual([]);
  });
});

describe('the rows of a report that has none', () => {
  it('are waited for in words @observations-table-4', async () => {
    asked.mockImplementation((read) =>
      read === 'observations' ? new Promise(() => {}) : ROWS[read],
    );
    renderScreen(ObservationsScreen);
    expect(await screen.findByText('Loading observations...')).toBeVisible();
  });

  it('are missed in words @observations-table-3', async () => {
    asked.mockImplementation((read) => (read === 'observations' ? [] : ROWS[read]));
    renderScreen(ObservationsScreen);
    expect(
      await screen.findByText('No observations yet. Please upload photos first.'),
    ).toBeVisible();
  });

  it('that could not be loaded are said to be so, and can be asked for again @observations-table-6', async () => {
    asked.mockImplementation((read) => {
      if (read === 'observations') throw new TypeError('Failed to fetch');
      return ROWS[read];
    });
    const user = renderScreen(ObservationsScreen);
    await waitFor(() => {
      expect(toast.error).toHaveBeenCalledWith('Error loading data', expect.any(String));
    });
    asked.mockImplementation((read) => (read === 'observations' ? [] : ROWS[read]));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/^No observations yet/)).toBeVisible();
  });
});
