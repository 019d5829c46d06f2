import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import type { Section } from '@/features/account/schema';
import { supabase } from '@/lib/supabase';
import { fakeBackend, type TableCall } from '../../../testing/app/fake-backend';
import { makeObservation, makeSection } from '../../../testing/app/rows';
import { Component as DiscussionScreen } from './discussion';
import { SignedIn } from '../../../testing/app/signed-in';

export const REPORT_ID = '9b2c6f1e-0000-4000-8000-000000000000';
export const discussion = (changes: Partial<Section> = {}) =>
  makeSection({ id: 'd', heading: ' DISCUSSION ', paragraph: 'The wall is dry.', ...changes });
export const recommendation = (changes: Partial<Section> = {}) =>
  makeSection({ id: 'r', heading: 'Recommendation', paragraph: 'Monitor it.', ...changes });
/** As the analyst drafted it, word for word. */
export const drafted = (paragraph: string) => ({
  paragraph,
  proposal: { analyst: 'builtin', proposed_at: '2026-11-22', paragraph },
});
export const STORED = [discussion(), recommendation()];
export const DRAFTED = [
  discussion(drafted('A drafted wall.')),
  recommendation(drafted('A drafted act.')),
];
/** Rows in this order. */
export const makeRows = (...ids: string[]) =>
  ids.map((id) => makeObservation({ id, element: 'Wall' }));

/** The backend's answers; each test sets those it needs. */
export const backend = {
  sections: (_: TableCall): unknown => STORED,
  rows: (): unknown => [],
  generate: (_: unknown): unknown => null,
};

export function renderScreen() {
  vi.mocked(supabase).mockResolvedValue(
    fakeBackend({
      tables: {
        reports: () => ({ id: REPORT_ID, title: 'Harbour Road', user_id: 'ada' }),
        sections: (call) => backend.sections(call),
        observations: () => backend.rows(),
        style_profiles: () => ({ style_hint: 'Short sentences.' }),
      },
      functions: { generate_summary: (body) => backend.generate(body) },
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
    <SignedIn client={queryClient}>
      <RouterProvider router={router} />
    </SignedIn>,
  );
  return userEvent.setup();
}

export const field = (name: 'Discussion' | 'Recommendation') =>
  screen.getByRole('textbox', { name });
export const button = (name: string) => screen.getByRole('button', { name });

/** A promise to be settled by the test. */
export function held() {
  let resolve: (value: unknown) => void = () => {};
  const promise = new Promise<unknown>((settle) => (resolve = settle));
  return { promise, resolve };
}

/** Runs before each test. */
export function resetBackend() {
  vi.clearAllMocks();
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  backend.sections = () => STORED;
  backend.rows = () => [];
  backend.generate = () => {
    throw new Error('Nothing was to be generated.');
  };
}
