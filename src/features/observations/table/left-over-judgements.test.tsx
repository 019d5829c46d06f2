import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  edit,
  proposed,
  renderObservations,
  save,
  shownRows,
  type,
} from './observations-screen.fixture';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');

describe('judgements that were set for the previous wording', () => {
  async function reword(user: UserEvent, names = 'Does the severity') {
    await edit(user);
    await type(user, /Defect/, 'Moss');
    await save(user);
    return screen.findByRole('group', { name: `${names} of photo 1 still apply?` });
  }

  it('is asked about beside the row, whose words are stored already', async () => {
    const { user, stored } = renderObservations([proposed(1, { severity: 'major' })]);
    const note = await reword(user);
    expect(note).toHaveTextContent('Severity Major was set for the previous wording.');
    expect(stored()[0]).toMatchObject({ defect: 'Moss', severity: 'major', hand: 'edited' });
    await user.click(screen.getByRole('button', { name: 'Clear: severity of photo 1' }));
    await waitFor(() => {
      expect(stored()[0]).toMatchObject({ defect: 'Moss', severity: null });
    });
    expect(note).not.toBeInTheDocument();
    expect((await shownRows())[0]).toHaveFocus();
  });

  it('waits for its answer on every device, and stays when the person says so', async () => {
    const rows = [proposed(1, { severity: 'major', defect: 'Rust' })];
    const { user, unmount, stored } = renderObservations(rows);
    await reword(user);
    expect(stored()[0]?.left_over).toEqual({ of: 'Rust', values: { severity: 'major' } });
    unmount();
    localStorage.clear();
    const again = renderObservations(stored());
    await shownRows();
    await again.user.click(screen.getByRole('button', { name: 'Keep: severity of photo 1' }));
    expect(screen.queryByRole('group', { name: /still apply/ })).not.toBeInTheDocument();
    await waitFor(() => {
      expect(again.stored()[0]).toMatchObject({
        defect: 'Moss',
        severity: 'major',
        hand: 'edited',
        left_over: null,
      });
    });
  });

  it.each([
    ['Keep', { severity: 'major', urgency: 'soon', left_over: null }],
    ['Clear', { severity: null, urgency: null }],
  ])('are one line with one %s for both', async (answer, after) => {
    const both = { severity: 'major', urgency: 'soon' } as const;
    const { user, stored } = renderObservations([proposed(1, both)]);
    const note = await reword(user, 'Do severity and urgency');
    expect(note).toHaveTextContent(
      'Severity Major, urgency Soon were set for the previous wording.KeepChangeClear',
    );
    expect(screen.getAllByRole('group', { name: /still apply/ })).toHaveLength(1);
    await user.click(
      screen.getByRole('button', { name: `${answer}: severity and urgency of photo 1` }),
    );
    await waitFor(() => {
      expect(stored()[0]).toMatchObject(after);
    });
    expect(screen.queryByRole('group', { name: /still apply/ })).not.toBeInTheDocument();
    expect((await shownRows())[0]).toHaveFocus();
  });

  it('are taken back together', async () => {
    const both = { severity: 'major', urgency: 'soon' } as const;
    const { user, stored } = renderObservations([proposed(1, both)]);
    await reword(user, 'Do severity and urgency');
    await user.click(screen.getByRole('button', { name: /^Clear:/ }));
    await waitFor(() => {
      expect(stored()[0]?.urgency).toBe(null);
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => {
      expect(stored()[0]).toMatchObject(both);
    });
  });

  it('are kept by the key that accepts a row', async () => {
    const { user, stored } = renderObservations([proposed(1, { severity: 'major' })]);
    await reword(user);
    (await shownRows())[0]!.focus();
    await user.keyboard('a');
    await waitFor(() => {
      expect(stored()[0]).toMatchObject({ left_over: null, severity: 'major' });
    });
    expect(screen.queryByRole('group', { name: /still apply/ })).not.toBeInTheDocument();
  });

  it('is answered by another, and by choosing the same again', async () => {
    const { user, stored } = renderObservations([
      proposed(1, { severity: 'major', urgency: 'soon' }),
    ]);
    await reword(user, 'Do severity and urgency');
    await user.click(
      screen.getByRole('button', { name: 'Change: severity and urgency of photo 1' }),
    );
    await user.keyboard('1');
    await waitFor(() => {
      expect(stored()[0]).toMatchObject({ severity: 'minor', urgency: 'soon' });
    });
    const row = (await shownRows())[0]!;
    row.focus();
    expect(
      screen.getByRole('group', { name: 'Does the urgency of photo 1 still apply?' }),
    ).toBeVisible();
    await user.keyboard('u{Enter}');
    expect(screen.queryByRole('group', { name: /still apply/ })).not.toBeInTheDocument();
    expect(stored()[0]?.urgency).toBe('soon');
  });
});
