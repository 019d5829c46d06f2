import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { useCurrentReport, useReportId } from './current-report';

function Shown() {
  return <p>{useReportId() ?? 'none'}</p>;
}

function show(address: string) {
  const router = createMemoryRouter([{ path: '/upload/:reportId?', element: <Shown /> }], {
    initialEntries: [address],
  });
  return render(<RouterProvider router={router} />);
}

beforeEach(() => {
  useCurrentReport.getState().forget();
  sessionStorage.clear();
});

it('is none at first', () => {
  show('/upload');
  expect(screen.getByText('none')).toBeInTheDocument();
});

it('is the address’s, which is remembered in this tab for addresses without one @report-not-found-2', () => {
  show('/upload/a').unmount();
  expect(sessionStorage.getItem('plumbline-current-report')).toContain('"a"');
  show('/upload').unmount();
  show('/upload/b').unmount();
  show('/upload');
  expect(screen.getByText('b')).toBeInTheDocument();
});

it('is forgotten with its report, and not with another', () => {
  show('/upload/a').unmount();
  useCurrentReport.getState().forget('b');
  expect(useCurrentReport.getState().reportId).toBe('a');
  useCurrentReport.getState().forget('a');
  expect(useCurrentReport.getState().reportId).toBeNull();
});
