import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { PhotoUpload, UploadState } from '@/features/photos/schema';
import { keepsOriginals } from '@/features/photos/upload/kept-originals';
import { useUploadQueue } from '@/features/photos/use-upload-queue';
import { NavigationContext } from '@/lib/navigation';
import { supabase } from '@/lib/supabase';
import type { Observation } from '@/records/observation';
import { SimulatedQuestions } from '../../../testing/app/simulated-questions';
import { keepPlace } from '../shell/last-place';
import { Component as UploadScreen } from './upload';
import { SignedIn } from '../../../testing/app/signed-in';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');
vi.mock('@/features/photos/components/analyst-line', () => ({ AnalystLine: () => null }));
vi.mock('@/features/photos/use-upload-queue');

const REPORT_ID = '9b2c6f1e-0000-4000-8000-000000000000';
const DESCRIBED = { element: 'Wall', defect: 'Crack', recommendation: 'Monitor' };
const removeUpload = vi.fn<(id: string) => void>();
const retryUpload = vi.fn<(id?: string) => void>();

function row(id: string, photo: string, texts = DESCRIBED) {
  const place = { report_id: REPORT_ID, user_id: 'ada', position: 0, finding_id: null };
  return { id, photo, ...place, ...texts };
}

function upload(id: string, state: UploadState): PhotoUpload {
  return {
    id,
    fileName: `${id}.jpg`,
    state,
    reason: null,
    preview: null,
    position: null,
    capturedAt: null,
    original: null,
    isKept: true,
  };
}

function renderScreen(rows: object[], uploads: PhotoUpload[] = [], cameFrom: string | null = null) {
  vi.mocked(useUploadQueue).mockReturnValue({
    uploads,
    isOnline: true,
    keepingTrouble: null,
    add: () => Promise.resolve([]),
    retry: retryUpload,
    remove: removeUpload,
  });
  const stored = new SimulatedQuestions(0);
  stored.rows = rows as Observation[];
  const report = { id: REPORT_ID, title: 'Harbour Road', user_id: 'ada' };
  vi.mocked(supabase).mockResolvedValue(
    stored.backend({ reports: () => ({ ...report, analysis_hold: stored.hold }) }),
  );
  const router = createMemoryRouter(
    [
      { path: '/upload/:reportId', Component: UploadScreen },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [`/upload/${REPORT_ID}`] },
  );
  render(
    <SignedIn>
      <NavigationContext value={{ pathname: '', cameFrom, go: () => {} }}>
        <RouterProvider router={router} />
      </NavigationContext>
    </SignedIn>,
  );
  return router;
}

const next = () => screen.getByRole('button', { name: 'Next' });

it('shows where photos go, and leads back to the dashboard @upload-1', async () => {
  renderScreen([]);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Upload Inspection Photos',
  );
  expect(screen.getByText('PNG, JPG, GIF up to 10MB')).toBeVisible();
  expect(screen.getByText('Drag photos here, or')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Browse photos' })).toBeEnabled();
  expect(screen.getByLabelText('Choose photos')).toHaveAttribute(
    'accept',
    expect.stringMatching(/^image\/\*/),
  );
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/reports');
  expect(next()).toBeDisabled();
});

it('shows each photo with its button to remove it @upload-2', async () => {
  renderScreen([row('1', 'https://x.example/1.jpg'), row('2', 'https://x.example/2.jpg')]);
  expect(await screen.findByText('2 photo(s) uploaded successfully')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove Photo 1' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Remove Photo 2' })).toBeEnabled();
  expect(next()).toBeEnabled();
});

it('counts only photos whose stored value is not blank @upload-3', async () => {
  renderScreen([row('1', ''), row('2', '   ')]);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => {
    expect(next()).toBeDisabled();
  });
  expect(screen.queryByText(/uploaded successfully/)).toBeNull();
});

it('says how far uploading has come, and holds Next back meanwhile @upload-4', async () => {
  renderScreen(
    [row('1', 'https://x.example/1.jpg')],
    [upload('1', 'stored'), upload('2', 'uploading'), upload('3', 'preparing')],
  );
  expect(await screen.findByText('Uploading 1 / 3 photos...')).toBeVisible();
  expect(next()).toBeDisabled();
});

it('holds Next back while photos are analysed @upload-5', async () => {
  const blank = { element: '', defect: '', recommendation: '', outcome: null };
  renderScreen([row('1', 'https://x.example/1.jpg', blank)]);
  await screen.findByText('1 photo(s) uploaded successfully');
  await userEvent.click(next());
  expect(await screen.findByRole('button', { name: 'Analysing 0 / 1 photos...' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Go on while photos are analysed' })).toHaveAttribute(
    'href',
    `/observations/${REPORT_ID}`,
  );
});

it('lets the analysis be paused and cancelled beside Next, and says how to go on', async () => {
  window.localStorage.clear();
  const blank = { element: '', defect: '', recommendation: '', outcome: null };
  renderScreen([row('1', 'https://x.example/1.jpg', blank)]);
  await screen.findByText('1 photo(s) uploaded successfully');
  await userEvent.click(next());
  await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
  expect(await screen.findByRole('button', { name: 'Paused at 0 / 1 photos' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel analysis' }));
  expect(await screen.findByText('The analysis was cancelled')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go on without analysis' })).toHaveAttribute(
    'href',
    `/observations/${REPORT_ID}`,
  );
});

it('a report opens on the dashboard where it was left, and by its steps where one goes', async () => {
  keepPlace('ada', REPORT_ID, `/discussion/${REPORT_ID}`);
  const opened = renderScreen([row('one', 'a.jpg')], [], '/reports');
  await waitFor(() => {
    expect(opened.state.location.pathname).toBe(`/discussion/${REPORT_ID}`);
  });
  const stepped = renderScreen([row('one', 'a.jpg')], [], `/discussion/${REPORT_ID}`);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Upload');
  expect(stepped.state.location.pathname).toBe(`/upload/${REPORT_ID}`);
});

it('offers a step ahead once its groundwork is there', async () => {
  renderScreen([row('one', 'a.jpg')]);
  const ahead = await screen.findByRole('link', { name: /Discussion/ });
  expect(ahead).toHaveAttribute('href', `/discussion/${REPORT_ID}`);
  expect(screen.queryByRole('link', { name: /Export/ })).toBeNull();
});

it('keeps no originals unless a person wishes it, and remembers that they do', async () => {
  renderScreen([]);
  const wish = await screen.findByRole('checkbox', { name: 'Keep originals' });
  expect(wish).not.toBeChecked();
  await userEvent.click(wish);
  expect(keepsOriginals('ada')).toBe(true);
  expect(keepsOriginals('bert')).toBe(false);
  await userEvent.click(wish);
  expect(keepsOriginals('ada')).toBe(false);
});

it('says of a stored photo that its original is on its way', async () => {
  renderScreen(
    [row('1', 'https://x.example/1.jpg')],
    [{ ...upload('1', 'stored'), original: 'under way' }],
  );
  expect(await screen.findByText('Stored, original on its way')).toBeVisible();
  expect(
    screen.getByText('The photo is stored. Originals on their way: 1. Keep this page open.'),
  ).toBeVisible();
});
