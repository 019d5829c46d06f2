import { QueryClient } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { EMPTY_LETTERHEAD } from '@/records/letterhead';
import type { Observation } from '@/records/observation';
import { type Auth } from '@/lib/auth-context';
import { makeObservation, makeReport } from '../../../../testing/app/rows';
import { buildInWorker } from '@/document/files/build-in-worker';
import { beginning } from '../use-asked-beginning';
import { ExportPanel } from './export-panel';
import { waitFor } from '../../../../testing/wait-for.ts';
import { SignedIn } from '../../../../testing/app/signed-in';

vi.mock('@/document/files/build-in-worker');
vi.mock('@/lib/save-file');
vi.mock('@/components/ui/toast');

const stored = vi.hoisted(() => ({
  rows: [] as Observation[],
  address: '',
  firm: '',
  discussion: null as { paragraph: string; photo_refs: object } | null,
}));
vi.mock('@/features/reports/queries', () => ({
  reportQuery: () => ({
    queryKey: ['report'],
    queryFn: () => Promise.resolve(makeReport({ site_address: stored.address })),
  }),
}));
const noteExport = vi.hoisted(() => vi.fn());
vi.mock('@/features/reports/mutations', () => ({ useNoteExport: () => noteExport }));
vi.mock('@/features/observations/queries', () => ({
  observationsQuery: () => ({
    queryKey: ['observations'],
    queryFn: () => Promise.resolve(stored.rows),
  }),
}));
vi.mock('@/features/sign-off/queries', () => ({
  revisionsQuery: () => ({ queryKey: ['revisions'], queryFn: () => Promise.resolve([]) }),
}));
vi.mock('@/features/letterhead/queries', () => ({
  letterheadQuery: () => ({
    queryKey: ['letterhead'],
    queryFn: () =>
      Promise.resolve({
        letterhead: { ...EMPTY_LETTERHEAD, firm_name: stored.firm },
        unreadable: [],
      }),
  }),
}));
vi.mock('@/features/sections/queries', () => ({
  sectionsQuery: () => ({
    queryKey: ['sections'],
    queryFn: () => Promise.resolve({ discussion: stored.discussion, recommendation: null }),
  }),
}));

const auth = { user: { id: 'ada', email: 'ada@example.com' }, isLoading: false } as Auth;

const written = makeObservation({ id: 'written', hand: 'written', element: 'Wall' });
const proposed = makeObservation({
  id: 'proposed',
  hand: 'proposed',
  element: 'Soffit',
  defect: 'Spalling',
});
const notAssessed = makeObservation({ id: 'not-assessed', outcome: 'not_assessed' });
const blank = makeObservation({ id: 'blank', photo: '' });

function renderPanel(
  rows: Observation[],
  entry: string | { pathname: string; state: unknown } = '/export/report',
) {
  stored.rows = rows;
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <SignedIn auth={auth} client={queryClient}>
      <MemoryRouter initialEntries={[entry]}>
        <ExportPanel report={makeReport()} />
      </MemoryRouter>
    </SignedIn>,
  );
  return { user: userEvent.setup(), queryClient };
}

const findNotes = () => screen.findByRole('note', { name: 'Before you export' });
const exportButton = () => screen.findByRole('button', { name: 'Export Report (.docx)' });

beforeEach(() => {
  Object.assign(stored, { discussion: null, address: '', firm: '' });
  vi.mocked(buildInWorker).mockResolvedValue(new Blob(['file']));
});

it('names signs that no font prints wherever they are, with the way there', async () => {
  Object.assign(stored, { address: 'Quay \ue124', firm: '\ue125' });
  renderPanel([makeObservation({ id: 'a', caption: 'near \ue123' })]);
  const found = await findNotes();
  const said = () =>
    within(found)
      .getAllByText(/no font prints/)
      .map((line) => line.textContent);
  await waitFor(() => {
    expect(said()).toEqual([
      'Report details: no font prints U+E124. Write something else there.',
      'Firm and author: no font prints U+E125. Write something else there.',
      'Photo 1: no font prints U+E123. Write something else there.',
    ]);
  });
  expect(within(found).getByRole('link', { name: 'Report details' })).toHaveAttribute(
    'href',
    '/details/report',
  );
  expect(within(found).getByRole('link', { name: 'Firm and author' })).toHaveAttribute(
    'href',
    '/profile',
  );
});

it('names what is not checked, each number a link to its row', async () => {
  renderPanel([written, proposed, notAssessed, notAssessed, blank]);
  expect(await findNotes()).toHaveTextContent(
    '4 of 5 observations were not checked by anybody: photos 2, 3, 4 and 5. ' +
      'Of these, 2 are not assessed and 1 is blank.',
  );
  expect(screen.getByRole('link', { name: /^Photo 2 / })).toHaveAttribute(
    'href',
    '/observations/report#row-proposed',
  );
});

it('says one count, in the note and above the list', async () => {
  const { user } = renderPanel([written, proposed, notAssessed, notAssessed, blank]);
  const [count] = /^\d+ of \d+ observations/u.exec((await findNotes()).textContent) ?? [];
  await user.click(await exportButton());
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(String(count));
});

it('names references that lead to no photo, where they stand', async () => {
  stored.discussion = {
    paragraph: 'See Photo 1, Photo 2 and Photo 61.',
    photo_refs: { 1: 'written', 2: 'gone', 61: null },
  };
  const { user } = renderPanel([written, { ...proposed, defect: 'As in Photo 9' }]);
  const note = within(await findNotes());
  expect(await note.findByText(/deleted photo: “Photo \[deleted\]”/)).toBeVisible();
  expect(note.getByText(/photo 61, which this report does not have: “Photo 61”/)).toBeVisible();
  const [section] = note.getAllByRole('link', { name: 'The Discussion' });
  expect(section).toHaveAttribute('href', '/discussion/report');
  expect(note.getByText(/photo 9, which this report does not have/)).toBeVisible();
  expect(note.getByRole('link', { name: 'Photo 2' })).toHaveAttribute(
    'href',
    '/observations/report#row-proposed',
  );
  await user.click(await exportButton());
  expect(screen.getByRole('button', { name: 'Export anyway' })).toBeVisible();
  expect(screen.getByText(/deleted photo: “Photo \[deleted\]”/)).toBeVisible();
});

it('shows each unchecked row first, and goes on when told to', async () => {
  const { user } = renderPanel([written, proposed, notAssessed]);
  await findNotes();
  await user.click(await exportButton());
  const heading = screen.getByRole('heading', {
    name: '2 of 3 observations were not checked by anybody',
  });
  expect(heading).toHaveFocus();
  const [first, second] = screen.getAllByRole('listitem').map((item) => within(item));
  expect(first?.getByText('Photo 2')).toBeVisible();
  expect(first?.getByText('Soffit: Spalling')).toBeVisible();
  expect(first?.getByRole('link', { name: 'Open photo 2' })).toHaveAttribute(
    'href',
    '/observations/report#row-proposed',
  );
  expect(second?.getByText('Not assessed: its cells read N/A')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Check them first' })).toHaveAttribute(
    'href',
    '/observations/report?show=unchecked#row-proposed',
  );
  expect(buildInWorker).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Export anyway' }));
  expect(await screen.findByText('Your .docx file has been downloaded.')).toBeVisible();
});

it('begins on the first click where all is checked, and notes the export', async () => {
  const { user } = renderPanel([written]);
  await user.click(await exportButton());
  expect(await screen.findByText('Your .docx file has been downloaded.')).toBeVisible();
  expect(noteExport).toHaveBeenCalledExactlyOnceWith('report');
  expect(screen.queryByRole('note')).toBeNull();
});

it('begins on the first click where rows are merely blank, and names them', async () => {
  const { user } = renderPanel([written, blank]);
  expect(await findNotes()).toHaveTextContent(
    '1 of 2 observations was not checked by anybody: photo 2. Of these, 1 is blank.',
  );
  await user.click(await exportButton());
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
});

it('stops before it builds a file of rows that were analysed meanwhile', async () => {
  const { user, queryClient } = renderPanel([written]);
  await waitFor(() => {
    expect(queryClient.getQueryData(['observations'])).toEqual([written]);
  });
  stored.rows = [written, proposed];
  await user.click(await exportButton());
  expect(await screen.findByRole('link', { name: 'Open photo 2' })).toBeVisible();
  expect(buildInWorker).not.toHaveBeenCalled();
});

it('shows the rows again to whoever opened one and came back, and the choice when none is left', async () => {
  const { queryClient } = renderPanel([proposed, notAssessed], '/export/report?export=pdf');
  expect(await screen.findByRole('button', { name: 'Export anyway' })).toBeVisible();
  queryClient.setQueryData(['observations'], [written]);
  expect(await exportButton()).toBeVisible();
});

it('begins with the file that was asked for on the way, once', async () => {
  const { user } = renderPanel([written], { pathname: '/export/report', state: beginning('pdf') });
  expect(await screen.findByText('Your .pdf file has been downloaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Export Another Report' }));
  expect(await exportButton()).toBeVisible();
  expect(buildInWorker).toHaveBeenCalledOnce();
});

it('asks first about rows that nobody has checked, also on the way from the preview', async () => {
  renderPanel([proposed], { pathname: '/export/report', state: beginning('docx') });
  expect(await screen.findByRole('button', { name: 'Export anyway' })).toBeVisible();
  expect(buildInWorker).not.toHaveBeenCalled();
});

it('offers the other file as soon as one is there', async () => {
  const { user } = renderPanel([written]);
  await user.click(await exportButton());
  await user.click(await screen.findByRole('button', { name: 'Export Report (.pdf)' }));
  expect(await screen.findByText('Your .pdf file has been downloaded.')).toBeVisible();
  expect(buildInWorker).toHaveBeenCalledTimes(2);
});
