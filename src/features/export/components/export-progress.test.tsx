import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { useReportExport } from '../use-report-export';
import { ExportPanel } from './export-panel';

vi.mock('../use-report-export');

it.each([
  [0, 'Fetching observations...'],
  [20, 'Fetching observations...'],
  [40, 'Fetching sections...'],
  [60, 'Generating document...'],
  [99, 'Generating document...'],
  [100, 'Complete!'],
])('at %i percent reads "%s" @export-progress-1', (percent, text) => {
  vi.mocked(useReportExport).mockReturnValue({
    state: { status: 'progress', format: 'docx', percent, photos: null },
    start: vi.fn(),
    reset: vi.fn(),
  });
  render(<ExportPanel report={null} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(percent));
});
