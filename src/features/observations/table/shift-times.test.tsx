import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import type { Observation } from '@/records/observation';
import { proposed, renderObservations, shownRows } from './observations-screen.fixture';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');

const bar = () => screen.getByRole('region', { name: 'Selected rows' });
const BLANK = { element: '', defect: '', recommendation: '', hand: null };
/** Photo 1 is the last by its time, photo 3 has none, and photo 4 is nobody's yet. */
const ROWS = [
  proposed(1, { captured_at: '2026-12-31T23:40:27' }),
  proposed(2, { captured_at: '2026-12-31T14:03:10' }),
  proposed(3),
  proposed(4, { ...BLANK, captured_at: '2026-12-31T22:00:00' }),
];
const BEFORE = ROWS.map(({ captured_at }) => captured_at);

/** Selects all rows by keyboard, and opens the dialog. */
async function open(rows: Observation[] = ROWS) {
  const rendered = renderObservations(rows);
  const [first] = await shownRows();
  first!.focus();
  await rendered.user.keyboard('{Control>}a{/Control}');
  await rendered.user.click(within(bar()).getByRole('button', { name: /^Shift times: / }));
  const dialog = await screen.findByRole('dialog');
  return {
    ...rendered,
    dialog,
    part: (name: string) => within(dialog).getByRole<HTMLInputElement>('spinbutton', { name }),
    times: () => rendered.stored().map(({ captured_at }) => captured_at),
    submit: () => rendered.user.click(within(dialog).getByRole('button', { name: 'Shift times' })),
  };
}

describe('the times of a camera whose clock was wrong', () => {
  it('are shifted for all that have one, rows without words too, and taken back by one Undo', async () => {
    const { user, dialog, part, times, submit, stored } = await open();
    expect(dialog).toHaveAccessibleName('Shift these times');
    expect(within(dialog).getByText(/ Photos without a time \(1 of 4\) stay so\.$/)).toBeVisible();
    expect(part('Days')).toHaveFocus();
    await user.keyboard('{Tab}1{Tab}30');
    expect(within(dialog).getByRole('status')).toHaveTextContent(
      'Photo 2: 31 Dec 2026, 14:03 → 31 Dec 2026, 15:33Photo 1: 31 Dec 2026, 23:40 → 1 Jan 2027, 01:10',
    );
    await submit();
    const after = ['2027-01-01T01:10:27', '2026-12-31T15:33:10', null, '2026-12-31T23:30:00'];
    await waitFor(() => {
      expect(times()).toEqual(after);
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(within(bar()).getByText('Time of photo, 3 rows')).toBeVisible();
    expect(toast.warning).not.toHaveBeenCalled();
    expect(stored().map(({ hand }) => hand)).toEqual(ROWS.map(({ hand }) => hand));
    await user.click(within(bar()).getByRole('button', { name: 'Undo' }));
    await waitFor(() => {
      expect(times()).toEqual(BEFORE);
    });
  });

  it('are shifted back by a minus, and by Enter', async () => {
    const { user, part, times } = await open();
    await user.type(part('Days'), '-365{Enter}');
    await waitFor(() => {
      expect(times()[1]).toBe('2025-12-31T14:03:10');
    });
    expect(times()[2]).toBeNull();
  });

  it('are counted from when the first was taken, and that from them', async () => {
    const { user, dialog, part, times, submit } = await open();
    const taken = () => within(dialog).getByLabelText<HTMLInputElement>('Or: Photo 2 was taken at');
    expect(taken()).toHaveValue('2026-12-31T14:03');
    fireEvent.change(taken(), { target: { value: '2026-12-30T12:58' } });
    expect(['Days', 'Hours', 'Minutes'].map((name) => part(name).value)).toEqual([
      '-1',
      '-1',
      '-5',
    ]);
    await user.clear(part('Days'));
    expect(taken()).toHaveValue('2026-12-31T12:58');
    // Half a time is none.
    fireEvent.change(taken(), { target: { value: '' } });
    expect(part('Hours')).toHaveValue(null);
    await user.type(part('Hours'), '1.5');
    await submit();
    await waitFor(() => {
      expect(times()[1]).toBe('2026-12-31T15:33:10');
    });
  });

  it.each([
    ['', /^Enter by how much/],
    ['0', /^Enter by how much/],
    ['an hour', /^Enter by how much/],
    ['9999999', /^That is outside the years 1000 to 2999/],
    ['-9999999', /^That is outside the years 1000 to 2999/],
  ])('stay where “%s” days are no shift, and it says what to do', async (typed, said) => {
    const { user, dialog, part, times } = await open();
    if (typed !== '') await user.type(part('Days'), typed);
    expect(within(dialog).getByRole('status')).toHaveTextContent(said);
    expect(within(dialog).getByRole('button', { name: 'Shift times' })).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(dialog).toBeVisible();
    expect(times()).toEqual(BEFORE);
  });

  it('stay where the dialog is closed, and the focus comes back', async () => {
    const { user, dialog, times } = await open();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(within(bar()).getByRole('button', { name: 'Shift times: 4 selected' })).toHaveFocus();
    expect(times()).toEqual(BEFORE);
  });

  it('are named where another tab changed them, and stay as saved there', async () => {
    const { user, part, times, submit, elsewhere } = await open();
    elsewhere((row) => (row.position === 2 ? { ...row, captured_at: '2026-12-31T16:00:00' } : row));
    await user.type(part('Hours'), '1');
    await submit();
    await waitFor(() => {
      expect(toast.warning).toHaveBeenCalledExactlyOnceWith(
        'Photo 2 changed meanwhile',
        expect.any(String),
      );
    });
    expect(times()).toEqual([
      '2027-01-01T00:40:27',
      '2026-12-31T16:00:00',
      null,
      '2026-12-31T23:00:00',
    ]);
  });

  it('are not shifted twice where another tab did the same', async () => {
    const { user, part, times, submit, elsewhere } = await open();
    elsewhere((row) => (row.position === 2 ? { ...row, captured_at: '2026-12-31T15:03:10' } : row));
    await user.type(part('Hours'), '1');
    await submit();
    await waitFor(() => {
      expect(times()[3]).toBe('2026-12-31T23:00:00');
    });
    expect(times()[1]).toBe('2026-12-31T15:03:10');
    expect(toast.warning).not.toHaveBeenCalled();
  });

  it('are shifted for the other photos of a finding too', async () => {
    const { user, part, times, submit } = await open([
      proposed(1, { captured_at: '2026-03-12T14:03:00' }),
      proposed(2, { captured_at: '2026-03-12T14:04:00', finding_id: proposed(1).id }),
    ]);
    await user.type(part('Hours'), '1');
    await submit();
    await waitFor(() => {
      expect(times()).toEqual(['2026-03-12T15:03:00', '2026-03-12T15:04:00']);
    });
  });

  it('are none where no photo has one, and it says what to do', async () => {
    const { dialog } = await open([proposed(1), proposed(2)]);
    expect(within(dialog).getByRole('status')).toHaveTextContent(
      'None of these photos has a time. Enter one in its row first.',
    );
    expect(within(dialog).getByRole('button', { name: 'Shift times' })).toBeDisabled();
  });
});
