import type { UseQueryResult } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ReportsPage } from '../schema';
import { ReportsList } from './reports-list';

it('shows a spinner while the reports are on their way @reports-list-1', () => {
  render(
    <ReportsList
      query={{ isPending: true } as UseQueryResult<ReportsPage>}
      isPlain
      onCreate={() => {}}
      onShowAll={() => {}}
    />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading your reports');
  expect(screen.queryByText(/^Get started/)).toBeNull();
});
