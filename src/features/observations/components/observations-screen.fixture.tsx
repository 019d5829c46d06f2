import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { AuthContext, type Auth } from '@/lib/auth-context';
import { supabase } from '@/lib/supabase';
import { fakeBackend } from '../../../../testing/app/fake-backend';
import { makeObservation } from '../../../../testing/app/rows';
import { observationsQuery } from '../queries';
import { StoredRows } from '../rows/stored-rows.fixture';
import type { Observation } from '../schema';
import { ObservationsTable } from './observations-table';

const TEXTS = { element: 'Wall', defect: 'Diagonal crack', recommendation: 'Monitor' };

/** A row that an analyst has proposed; its id ends with its number. */
export function proposed(number: number, changes: Partial<Observation> = {}): Observation {
  return makeObservation({
    id: `11111111-1111-4111-8111-${String(number).padStart(12, '0')}`,
    position: number,
    ...{ ...TEXTS, element: `Wall ${String(number)}`, outcome: 'defect', hand: 'proposed' },
    photo: '',
    ...changes,
  });
}

/** The table over a backend in memory. */
export function renderObservations(rows: Observation[], address = '/') {
  const table = new StoredRows(rows);
  const analyse = vi.fn<(body: unknown) => unknown>();
  vi.mocked(supabase).mockResolvedValue(
    fakeBackend({
      tables: {
        observations: (call) => table.answer(call),
        versions: (call) => table.versionsOf(call),
      },
      procedures: { restore_version: (args) => table.restore(args) },
      functions: { analyze_photos: analyse },
    }),
  );

  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const router = createMemoryRouter([{ path: '/', Component: Screen }], {
    initialEntries: [address],
  });
  const view = render(
    <AuthContext value={{ user: { id: 'ada' } } as Auth}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AuthContext>,
  );
  return {
    user: userEvent.setup(),
    unmount: view.unmount,
    analyse,
    stored: () => table.rows,
    /** What somebody does in another tab or on another device; null deletes the row. */
    elsewhere: (change: (row: Observation) => Observation | null) => {
      table.replace(change);
    },
    broughtBackElsewhere: () => {
      table.bringBack();
    },
    refresh: () => queryClient.invalidateQueries(),
  };
}

function Screen() {
  const { data, error } = useQuery({ ...observationsQuery('ada', 'report'), retry: false });
  if (error) throw error;
  return data ? <ObservationsTable reportId="report" rows={data} /> : null;
}

/** The rows on the screen, as people read them. */
export async function shownRows(): Promise<HTMLElement[]> {
  await screen.findByRole('table');
  return [...document.querySelectorAll<HTMLElement>('[data-row]')];
}
