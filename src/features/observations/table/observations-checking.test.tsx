import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import { uncheckedRowAddress } from '../schema';
import { proposed, renderObservations, shownRows } from './observations-screen.fixture';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');

describe('accepting', () => {
  it('is one key, which goes on to the next row that nobody has checked', async () => {
    const { user, stored } = renderObservations([
      proposed(1),
      proposed(2, { hand: 'edited' }),
      proposed(3),
    ]);
    const [first, , third] = await shownRows();
    expect(screen.getByText('1 of 3 checked')).toBeVisible();
    first!.focus();
    await user.keyboard('a');
    expect(third).toHaveFocus();
    expect(await screen.findByText('2 of 3 checked')).toBeVisible();
    expect(within(first!).getByText('Accepted')).toBeVisible();
    expect(stored().map(({ hand }) => hand)).toEqual(['accepted', 'edited', 'proposed']);
  });

  it('waits for every text: button, key and selection leave a row with a blank one', async () => {
    const { user, stored } = renderObservations([
      proposed(1, { recommendation: ' ' }),
      proposed(2),
    ]);
    const [first] = await shownRows();
    const button = screen.getByRole('button', { name: 'Accept photo 1' });
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('title', 'Fill in every text first');
    first!.focus();
    await user.keyboard('a');
    expect(toast.warning).toHaveBeenCalledExactlyOnceWith(
      'Not accepted: a text is blank',
      expect.any(String),
    );
    expect(first).toHaveFocus();
    await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    expect(screen.getByText('1 selected row has a blank text: fill it in first.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept 1 of 2 selected' }));
    await waitFor(() => {
      expect(stored().map(({ hand }) => hand)).toEqual(['proposed', 'accepted']);
    });
  });

  it('does not mistake what is typed for a key', async () => {
    const { user, stored } = renderObservations([proposed(1)]);
    await shownRows();
    await user.click(screen.getByRole('button', { name: 'Edit photo 1' }));
    await user.keyboard(' and a sea');
    expect(screen.getByRole('textbox', { name: /Element/ })).toHaveValue('Wall 1 and a sea');
    expect(stored()[0]?.hand).toBe('proposed');
  });

  it('is what saving without a change does', async () => {
    const { user, stored } = renderObservations([proposed(1)]);
    const [row] = await shownRows();
    row!.focus();
    await user.keyboard('e');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => {
      expect(stored()[0]).toMatchObject({ hand: 'accepted', version: 1 });
    });
  });

  it('can be taken back in the row’s menu', async () => {
    const { user, stored } = renderObservations([proposed(1, { hand: 'accepted' })]);
    await shownRows();
    await user.click(screen.getByRole('button', { name: 'More for photo 1' }));
    await user.click(await screen.findByText('Take the acceptance back'));
    expect(await screen.findByText('Not checked')).toBeVisible();
    expect(stored()[0]?.hand).toBe('proposed');
  });

  it('leaves a row whose words changed elsewhere, and names it', async () => {
    const { user, stored, elsewhere } = renderObservations([proposed(1), proposed(2)]);
    await shownRows();
    elsewhere((row) => (row.position === 2 ? { ...row, defect: 'Moss', version: 2 } : row));
    await user.click(screen.getByRole('button', { name: 'Accept photo 2' }));
    await waitFor(() => {
      expect(toast.warning).toHaveBeenCalledExactlyOnceWith(
        'Photo 2 changed meanwhile',
        expect.any(String),
      );
    });
    expect(stored()[1]).toMatchObject({ hand: 'proposed', defect: 'Moss' });
    expect(await screen.findByText('Moss')).toBeVisible();
  });
});

describe('a selection', () => {
  it('is accepted at once, and given back on Undo', async () => {
    const { user, stored } = renderObservations([1, 2, 3, 4].map((number) => proposed(number)));
    await shownRows();
    const box = (number: number) =>
      screen.getByRole('checkbox', { name: `Select photo ${number}` });
    await user.click(box(2));
    await user.keyboard('{Shift>}');
    await user.click(box(4));
    await user.keyboard('{/Shift}');
    await user.click(screen.getByRole('button', { name: 'Accept 3 of 3 selected' }));
    expect(await screen.findByText('3 of 4 checked')).toBeVisible();
    const [title, , options] = vi.mocked(toast.neutral).mock.lastCall!;
    expect(title).toBe('3 rows accepted');
    options?.action?.onClick();
    await waitFor(() => {
      expect(stored().every(({ hand }) => hand === 'proposed')).toBe(true);
    });
  });

  it('takes in all that is shown', async () => {
    const { user } = renderObservations([proposed(1, { hand: 'written' }), proposed(2)]);
    await shownRows();
    await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    expect(screen.getByRole('button', { name: 'Accept 1 of 2 selected' })).toBeEnabled();
  });
});

describe('the filter', () => {
  it('shows what nobody has checked, by its numbers, and keeps what is checked meanwhile', async () => {
    const { user } = renderObservations([
      proposed(1, { hand: 'written' }),
      proposed(2),
      proposed(3),
    ]);
    await shownRows();
    await user.click(screen.getByRole('button', { name: /^Unchecked/ }));
    expect(await shownRows()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Accept photo 2' }));
    expect(await screen.findByText('2 of 3 checked')).toBeVisible();
    expect(await shownRows()).toHaveLength(2);
    await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    expect(await shownRows()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Edit photo 3' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Unchecked/ }));
    expect(await shownRows()).toHaveLength(3);
  });

  it('is on from the start where the address says so', async () => {
    const row = proposed(2);
    const address = uncheckedRowAddress(row).replace(/^[^?]*/, '/');
    renderObservations([proposed(1, { hand: 'written' }), row], address);
    expect(await shownRows()).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^Unchecked/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});
