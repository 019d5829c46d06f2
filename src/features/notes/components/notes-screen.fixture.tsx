import { QueryClient, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { observationsQuery } from '@/features/observations/queries';
import { StoredRows } from '@/features/observations/rows/stored-rows.fixture';
import type { Observation } from '@/records/observation';
import { reportKeys } from '@/features/reports/queries';
import { supabase } from '@/lib/supabase';
import type { Language } from '@shared/languages/language';
import { fakeBackend, type TableCall } from '../../../../testing/app/fake-backend';
import { makeObservation, makeReport } from '../../../../testing/app/rows';
import { PhotoNote } from './photo-note';
import { SignedIn } from '../../../../testing/app/signed-in';

const ROW = '11111111-1111-4111-8111-000000000001';

/** The note of one photo over a backend in memory. */
export async function renderNote(note = '', language: Language = 'en') {
  const table = new StoredRows([makeObservation({ id: ROW, note })]);
  const answer = vi.fn<(call: TableCall) => unknown>((call) => table.answer(call));
  vi.mocked(supabase).mockResolvedValue(fakeBackend({ tables: { observations: answer } }));
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queryClient.setQueryData(reportKeys.report('ada', 'report'), makeReport({ language }));
  const { unmount } = render(
    <SignedIn client={queryClient}>
      <Screen />
    </SignedIn>,
  );
  await screen.findByText('Next');
  return {
    user: userEvent.setup(),
    unmount,
    answer,
    stored: (): string => table.rows[0]?.note ?? '',
    /** Changes the row as another tab or device would. */
    elsewhere: (change: Partial<Observation>) => {
      table.replace((row) => ({ ...row, updated_at: new Date().toISOString(), ...change }));
    },
    refresh: () => queryClient.invalidateQueries({ queryKey: ['observations'] }),
  };
}

function Screen() {
  const { data } = useQuery(observationsQuery('ada', 'report'));
  if (!data) return null;
  return (
    <>
      {data.map((row, index) => (
        <PhotoNote key={row.id} observation={row} number={index + 1} />
      ))}
      <button type="button">Next</button>
    </>
  );
}
