import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import type { Observation } from '@/records/observation';
import { type Auth } from '@/lib/auth-context';
import { supabase } from '@/lib/supabase';
import { fakeBackend } from '../../../../testing/app/fake-backend';
import { makeObservation, makeReport } from '../../../../testing/app/rows';
import { PrintAnnotations } from './print-annotations';
import { SignedIn } from '../../../../testing/app/signed-in';

vi.mock('@/lib/supabase');
vi.mock('@/components/ui/toast');

const auth = { user: { id: 'ada', email: 'ada@example.com' }, isLoading: false } as Auth;
const points = [
  [0.1, 0.2],
  [0.5, 0.5],
];
const marks = [{ kind: 'crack', points }];
const update = vi.fn<(row: unknown) => unknown>();

function renderBox(rows: Observation[]) {
  vi.mocked(supabase).mockResolvedValue(
    fakeBackend({
      tables: {
        observations: () => rows,
        reports: ({ verb, row }) => (verb === 'update' ? update(row) : []),
      },
    }),
  );
  render(
    <SignedIn auth={auth}>
      <PrintAnnotations report={makeReport()} />
    </SignedIn>,
  );
}

const box = () => screen.findByRole('checkbox', { name: /^Draw the accepted crack lines/ });

beforeEach(() => {
  update.mockReturnValue({ id: 'report' });
});

it('is offered where a checked row has lines, and saves the choice at once', async () => {
  renderBox([makeObservation({ hand: 'accepted', marks })]);
  expect(await box()).not.toBeChecked();
  await userEvent.click(await box());
  await waitFor(() => {
    expect(update).toHaveBeenCalledExactlyOnceWith({ print_marks: true });
  });
});

it.each([
  ['no row has lines', makeObservation({ hand: 'accepted' })],
  ['nobody has checked the row that has them', makeObservation({ hand: 'proposed', marks })],
  [
    'nobody has judged them',
    makeObservation({ hand: 'written', marks: [{ kind: 'look', points }] }),
  ],
])('is not offered where %s', async (_, row) => {
  renderBox([row]);
  await waitFor(() => {
    expect(supabase).toHaveBeenCalled();
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('says when the choice was not saved, and shows what is stored', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  update.mockImplementation(() => {
    throw new Error('The table is locked.');
  });
  renderBox([makeObservation({ hand: 'edited', marks })]);
  await userEvent.click(await box());
  await waitFor(() => {
    expect(toast.error).toHaveBeenCalledWith('Choice not saved', 'The table is locked.');
  });
  expect(await box()).not.toBeChecked();
});
