import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import { supabase } from '@/lib/supabase';
import { fakeBackend, type TableCall } from '../../../../testing/app/fake-backend';
import { makeObservation } from '../../../../testing/app/rows';
import type { Observation } from '@/records/observation';
import { CrackNote } from './crack-note';
import { SignedIn } from '../../../../testing/app/signed-in';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');

const write = vi.fn<(call: TableCall) => unknown>();
const restore = vi.fn<(args: unknown) => unknown>();
/** The version that the database keeps of the replaced words. */
const version = {
  id: 'before',
  kind: 'observation',
  subject_id: 'a',
  reason: 'edited',
  analyst: null,
  kept_at: '2026-11-22',
  kept: {},
};
// prettier-ignore
const marks = [{ kind: 'crack', points: [[0, 0], [1, 1]] }];

function show(changes: Partial<Observation>) {
  render(
    <SignedIn>
      <CrackNote observation={makeObservation({ outcome: 'defect', ...changes })} number={3} />
    </SignedIn>,
  );
}
const button = (name: string) => screen.queryByRole('button', { name });

beforeEach(() => {
  vi.resetAllMocks();
  write.mockImplementation(({ row }) => [makeObservation(row as Partial<Observation>)]);
  vi.mocked(supabase).mockResolvedValue(
    fakeBackend({
      tables: { observations: write, versions: () => [version] },
      procedures: { restore_version: restore },
    }),
  );
});

it('asks about the lines of a proposed row, whose own Accept says yes', () => {
  show({ marks, hand: 'proposed' });
  expect(screen.getByRole('group', { name: 'Possible crack, photo 3' })).toBeVisible();
  expect(screen.getAllByRole('button')).toEqual([button('Not a crack')]);
});

it('has lines rejected afterwards too, and then leaves a person’s words', async () => {
  show({ marks, hand: 'edited' });
  await userEvent.click(button('Not a crack')!);
  const { row } = write.mock.calls[0]![0];
  expect(row).toMatchObject({ marks: null });
  expect(row).not.toHaveProperty('defect');
});

it('says when the row was changed meanwhile, and rejects nothing then', async () => {
  write.mockReturnValue([]);
  show({ marks, hand: 'proposed' });
  await userEvent.click(button('Not a crack')!);
  await waitFor(() => {
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(
      'Photo 3 was not saved',
      'This row was changed meanwhile. Please look at it again.',
    );
  });
});

async function undo() {
  await waitFor(() => {
    expect(toast.neutral).toHaveBeenCalledOnce();
  });
  const [title, , options] = vi.mocked(toast.neutral).mock.lastCall!;
  expect(title).toBe('Photo 3: not a crack');
  options?.action?.onClick();
}

it('brings the lines and the words that went with them back on Undo', async () => {
  write.mockImplementation(({ row }) => [makeObservation({ ...(row as object), version: 2 })]);
  show({ marks, hand: 'proposed' });
  await userEvent.click(button('Not a crack')!);
  await undo();
  await waitFor(() => {
    expect(restore).toHaveBeenCalledExactlyOnceWith({ p_version: 'before' });
  });
});

it('draws the lines alone again on Undo where the words stayed', async () => {
  show({ marks, hand: 'edited' });
  await userEvent.click(button('Not a crack')!);
  await undo();
  await waitFor(() => {
    expect(write.mock.lastCall?.[0].row).toMatchObject({ marks });
  });
  expect(restore).not.toHaveBeenCalled();
});

it('asks to judge lines that claim nothing, with the figures, and takes a yes', async () => {
  const { points } = marks[0]!;
  show({ marks: [{ kind: 'look', points }], hand: null, outcome: 'not_assessed' });
  const note = screen.getByRole('group', { name: 'Look here, photo 3' });
  expect(note).toHaveTextContent(/34 in 100 showed a crack, of all of them 32/);
  await userEvent.click(button('It is a crack')!);
  expect(write.mock.calls[0]![0].row).toMatchObject({ marks });
  expect(write.mock.calls[0]![0].row).not.toHaveProperty('defect');
});

it('names lines that a person called a crack, and can still be told no', () => {
  show({ marks, hand: null, outcome: 'not_assessed' });
  expect(screen.getByRole('group', { name: 'Lines: crack, photo 3' })).toBeVisible();
  expect(screen.getAllByRole('button')).toEqual([button('Not a crack')]);
});

it('is not there where no line is drawn', () => {
  show({ hand: 'proposed' });
  expect(screen.queryByRole('group')).toBeNull();
});
