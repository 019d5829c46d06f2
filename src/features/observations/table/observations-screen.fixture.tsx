import { QueryClient, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { supabase } from '@/lib/supabase';
import { reportQuery } from '@/features/reports/queries';
import type { Report } from '@/features/reports/schema';
import { fakeBackend, type TableCall } from '../../../../testing/app/fake-backend';
import { makeObservation } from '../../../../testing/app/rows';
import { observationsQuery } from '../queries';
import { StoredRows } from '../rows/stored-rows.fixture';
import type { Observation } from '@/records/observation';
import { ObservationsTable } from './observations-table';
import type { UserEvent } from '@testing-library/user-event';
import { SignedIn } from '../../../../testing/app/signed-in';

const TEXTS = { element: 'Wall', defect: 'Diagonal crack', recommendation: 'Monitor' };

/** A row that an analyst has proposed; its id ends with its number. */
export function proposed(number: number, changes: Partial<Observation> = {}): Observation {
  return makeObservation({
    id: `11111111-1111-4111-8111-${String(number).padStart(12, '0')}`,
    position: number,
    ...TEXTS,
    element: `Wall ${String(number)}`,
    outcome: 'defect',
    hand: 'proposed',
    photo: '',
    ...changes,
  });
}

/** The table over a backend in memory. */
export function renderObservations(
  rows: Observation[],
  address = '/',
  { report }: { report?: Report } = {},
) {
  const table = new StoredRows(rows);
  let [writing, mostAtOnce] = [0, 0];
  let held = Promise.resolve();
  let failing: (() => unknown) | null = null;
  const answer = async (call: TableCall) => {
    if (failing && call.verb !== 'select') return failing();
    if (call.verb !== 'update') return table.answer(call);
    writing += 1;
    mostAtOnce = Math.max(mostAtOnce, writing);
    // Others get a chance to be sent while this one is on its way.
    await held;
    writing -= 1;
    return table.answer(call);
  };
  const analyse = vi.fn<(body: unknown) => unknown>();
  const ask = vi.fn<(args: unknown) => unknown>();
  vi.mocked(supabase).mockResolvedValue(
    fakeBackend({
      tables: {
        observations: answer,
        versions: (call) => table.findVersions(call),
      },
      procedures: { restore_version: (args) => table.restore(args), ask_about: ask },
      functions: { analyze_photos: analyse },
    }),
  );

  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  if (report) queryClient.setQueryData(reportQuery('ada', 'report').queryKey, report);
  const router = createMemoryRouter([{ path: '/', Component: Screen }], {
    initialEntries: [address],
  });
  const view = render(
    <SignedIn client={queryClient}>
      <RouterProvider router={router} />
    </SignedIn>,
  );
  return {
    user: userEvent.setup(),
    unmount: view.unmount,
    analyse,
    ask,
    stored: () => table.rows,
    /** Changes a row as another tab or device would; null deletes it. */
    elsewhere: (change: (row: Observation) => Observation | null) => {
      table.replace(change);
    },
    broughtBackElsewhere: () => {
      table.bringBack();
    },
    /** Has updates wait until what this returns is called. */
    hold: () => {
      let release: () => void = () => undefined;
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    /** Has each write from now on answered by this, and none stored. */
    failWrites: (answer: () => unknown) => {
      failing = answer;
    },
    /** The most updates that were on their way at one time. */
    atOnce: () => mostAtOnce,
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

/** A field of the row that is edited. */
export const field = (name: RegExp) => screen.getByRole('textbox', { name });

/** Puts a text in the place of what the field has. */
export async function type(user: UserEvent, name: RegExp, text: string) {
  await user.clear(field(name));
  await user.type(field(name), text);
}

/** Opens the first row for editing. */
export async function edit(user: UserEvent) {
  await shownRows();
  await user.click(screen.getByRole('button', { name: 'Edit photo 1' }));
}

export const save = (user: UserEvent) => user.keyboard('{Control>}{Enter}{/Control}');
