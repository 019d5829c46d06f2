import { PostgrestError } from '@supabase/supabase-js';
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

it('says in our words that the reports could not be loaded, never in the server’s', () => {
  const error = new PostgrestError({ message: 'boom', details: 'boom', hint: '', code: 'XX000' });
  render(
    <ReportsList
      query={{ isPending: false, error } as Partial<UseQueryResult> as UseQueryResult<ReportsPage>}
      isPlain
      onCreate={() => {}}
      onShowAll={() => {}}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Your reports could not be loadedThe server could not answer. Nothing was lost: try again in a moment.Retry',
  );
});
