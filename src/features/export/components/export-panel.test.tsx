import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import { EMPTY_LETTERHEAD } from '@/records/letterhead';
import type { Report } from '@/features/reports/schema';
import { type Auth } from '@/lib/auth-context';
import { ExportProblem } from '@/document/model/export-problem';
import { buildInWorker } from '@/document/files/build-in-worker';
import { saveFile } from '@/lib/save-file';
import { makeReport } from '../../../../testing/app/rows';
import { ExportPanel } from './export-panel';
import { SignedIn } from '../../../../testing/app/signed-in';

vi.mock('@/document/files/build-in-worker');
vi.mock('@/lib/save-file');
vi.mock('@/components/ui/toast');

const reading = vi.hoisted(() => ({ failure: null as Error | null, title: '', layout: {} }));
vi.mock('@/features/reports/queries', () => ({
  reportQuery: () => ({
    queryKey: ['report'],
    queryFn: () => Promise.resolve({ ...report, title: reading.title, layout: reading.layout }),
  }),
}));
vi.mock('@/features/observations/queries', () => ({
  observationsQuery: () => ({
    queryKey: ['observations'],
    queryFn: () => (reading.failure ? Promise.reject(reading.failure) : Promise.resolve([])),
  }),
}));
vi.mock('@/features/sign-off/queries', () => ({
  revisionsQuery: () => ({ queryKey: ['revisions'], queryFn: () => Promise.resolve([]) }),
}));
vi.mock('@/features/letterhead/queries', () => ({
  letterheadQuery: () => ({
    queryKey: ['letterhead'],
    queryFn: () => Promise.resolve({ letterhead: EMPTY_LETTERHEAD, unreadable: [] }),
  }),
}));
vi.mock('@/features/templates/queries', () => ({
  templateFileQuery: () => ({ queryKey: ['template'], queryFn: () => Promise.resolve(null) }),
}));
vi.mock('@/features/sections/queries', () => ({
  sectionsQuery: () => ({
    queryKey: ['sections'],
    queryFn: () => Promise.resolve({ discussion: null, recommendation: null }),
  }),
}));

const report = makeReport({
  id: 'r',
  user_id: 'u',
  inspection_date: '2026-11-18',
  created_at: '2026-11-18T00:00:00Z',
});
const auth = { user: { id: 'u', email: 'j@example.com' }, isLoading: false } as Auth;

/** A row that a screen still shows and the server has no more. */
const REMEMBERED = { photo: '', element: 'Gone', defect: '', recommendation: '' };

function renderPanel(of: Report | null = report) {
  const queryClient = new QueryClient({
    // As long as in the product: a screen may have just read the report.
    defaultOptions: { queries: { retry: false, staleTime: 30_000 } },
  });
  queryClient.setQueryData(['report'], of);
  queryClient.setQueryData(['observations'], [REMEMBERED]);
  queryClient.setQueryData(['sections'], { discussion: 'Remembered', recommendation: null });
  render(
    <SignedIn auth={auth} client={queryClient}>
      <MemoryRouter>
        <ExportPanel report={of} />
      </MemoryRouter>
    </SignedIn>,
  );
  return userEvent.setup();
}

const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  reading.failure = null;
  reading.layout = {};
  reading.title = report.title;
  vi.mocked(buildInWorker).mockResolvedValue(new Blob(['file']));
});

describe('ExportPanel', () => {
  it('exports, says so, and starts over @export-panel-1', async () => {
    const user = renderPanel();
    await user.click(await button('Export Report (.docx)'));
    expect(await screen.findByText('Report exported successfully!')).toBeVisible();
    expect(screen.getByText('Your .docx file has been downloaded.')).toBeVisible();
    expect(saveFile).toHaveBeenCalledExactlyOnceWith(
      expect.any(Blob),
      expect.stringMatching(/^InspectionReport-\d{4}-\d\d-\d\d\.docx$/),
    );
    expect(toast.neutral).toHaveBeenCalledWith(
      'Export successful',
      'Your report has been downloaded successfully.',
    );
    await user.click(await button('Export Another Report'));
    expect(await button('Export Report (.docx)')).toBeEnabled();
  });

  it('shows where it begins and where it ends, and costs under half a second for that @export-panel-2', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    renderPanel();
    fireEvent.click(screen.getByRole('button', { name: 'Export Report (.docx)' }));
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    expect(screen.getByRole('status')).toHaveTextContent('Fetching observations...');
    await after(199);
    expect(screen.getByText('Complete!')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    // The file is there by then: nothing is left to cancel.
    expect(saveFile).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await after(200);
    expect(screen.getByText('Complete!')).toBeVisible();
    await after(100);
    expect(screen.getByText('Report exported successfully!')).toBeVisible();
  });

  it('exports what the server holds, not what screens remember @export-panel-3', async () => {
    reading.title = 'Renamed on another device';
    const user = renderPanel();
    await user.click(await button('Export Report (.docx)'));
    expect(await screen.findByText('Report exported successfully!')).toBeVisible();
    expect(vi.mocked(buildInWorker).mock.lastCall?.[0].source).toMatchObject({
      report: { title: 'Renamed on another device' },
      observations: [],
      sections: { discussion: null, recommendation: null },
    });
  });

  it('exports for print, or for e-mail where that is chosen', async () => {
    const user = renderPanel();
    expect(await screen.findByRole('radio', { name: /For print/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /For e-mail/ }));
    await user.click(await button('Export Report (.docx)'));
    expect(await screen.findByText('Report exported successfully!')).toBeVisible();
    expect(vi.mocked(buildInWorker).mock.lastCall?.[0].isForEmail).toBe(true);
  });

  it('says how far it has come, and can be cancelled', async () => {
    vi.mocked(buildInWorker).mockImplementation((_, { signal, onPictures }) => {
      onPictures(3, 12);
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          reject(new Error('ended'));
        });
      });
    });
    const user = renderPanel();
    await user.click(await button('Export Report (.docx)'));
    expect(await screen.findByText('Generating document...')).toBeVisible();
    expect(screen.getByText('Photo 3 / 12')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
    await user.click(await button('Cancel'));
    expect(await button('Export Report (.docx)')).toBeEnabled();
    expect(toast.error).not.toHaveBeenCalled();
    expect(saveFile).not.toHaveBeenCalled();
  });

  it.each([
    ['an error without words', new Error('')],
    ['a fault of the page', new TypeError("Cannot read properties of undefined (reading 'rows')")],
    ['a part that did not load', new TypeError('Failed to fetch dynamically imported module: x')],
    ['something that is no error', 'thrown text'],
    ['nothing', undefined],
  ])('calls a failure unexpected: %s @export-panel-5', async (_, failure) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.mocked(buildInWorker).mockRejectedValue(failure);
    const user = renderPanel();
    await user.click(await button('Export Report (.docx)'));
    const message = 'An unexpected error occurred during export';
    expect(await screen.findByText(message)).toBeVisible();
    expect(toast.error).toHaveBeenCalledWith('Export failed', message);
  });

  it('shows a sentence that is for people', async () => {
    const message = 'The fonts could not be loaded: check your connection and try again.';
    vi.mocked(buildInWorker).mockRejectedValue(new ExportProblem(message));
    const user = renderPanel();
    await user.click(await button('Export Report (.pdf)'));
    expect(await screen.findByText(message)).toBeVisible();
  });
});
