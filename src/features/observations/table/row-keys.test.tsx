import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import { proposed, renderObservations, shownRows } from './observations-screen.fixture';
import { findCommand, listKeys } from './row-keys';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const bar = () => screen.getByRole('region', { name: 'Selected rows' });
const press = { key: 'a', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

describe('the list of keys', () => {
  it('has no key twice', () => {
    const keys = listKeys('severity')
      .slice(0, 4)
      .flatMap((group) => group.keys)
      .flatMap((one) => one.keys.split(' or '));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('leaves modified keys alone that it does not have, and a button its own', () => {
    expect(findCommand(press, false)).toBe('accept');
    expect(findCommand({ ...press, altKey: true }, false)).toBeNull();
    expect(findCommand({ ...press, shiftKey: true }, false)).toBeNull();
    expect(findCommand({ ...press, ctrlKey: true, key: 'r' }, false)).toBeNull();
    expect(findCommand({ ...press, key: 'Enter' }, false)).toBe('edit-defect');
    expect(findCommand({ ...press, key: 'Enter' }, true)).toBeNull();
    // Typed with Shift on one keyboard and without on another.
    expect(findCommand({ ...press, key: '?', shiftKey: true }, true)).toBe('help');
  });
});

describe('from row to row', () => {
  it('goes from anywhere that is no field, and stays in its column', async () => {
    const { user } = renderObservations([proposed(1), proposed(2), proposed(3)]);
    const [, second, third] = await shownRows();
    screen.getByRole('button', { name: 'Edit photo 1' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Edit photo 2' })).toHaveFocus();
    screen.getByRole('button', { name: 'Accept photo 2' }).focus();
    await user.keyboard('j');
    expect(third).toHaveFocus();
    await user.keyboard('k');
    expect(second).toHaveFocus();
  });

  it('begins from nowhere with J', async () => {
    const { user } = renderObservations([proposed(1), proposed(2)]);
    const [first] = await shownRows();
    await user.keyboard('j');
    expect(first).toHaveFocus();
  });
});

describe('editing by key', () => {
  it('opens the text that was asked for', async () => {
    const { user } = renderObservations([proposed(1)]);
    const [row] = await shownRows();
    for (const [key, name] of [
      ['{Enter}', /^Defect/],
      ['e', /^Element/],
      ['r', /^Recommendation/],
      ['d', /^Defect/],
    ] as const) {
      row!.focus();
      await user.keyboard(key);
      expect(field(name)).toHaveFocus();
      await user.keyboard('{Escape}');
    }
  });

  it('checks rows with two keys a row at most beside what is typed', async () => {
    const rows = Array.from({ length: 10 }, (_, index) => proposed(index + 1));
    const { user, stored } = renderObservations(rows);
    const [first] = await shownRows();
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await user.keyboard(key);
    };
    first!.focus();
    await press('{Enter}');
    for (let number = 1; number <= 5; number += 1) {
      expect(document.activeElement).toHaveAccessibleName(`Defect of photo ${String(number)}`);
      await user.keyboard('!');
      await press('{Control>}{Enter}{/Control}');
      await waitFor(() => {
        expect(stored()[number - 1]?.hand).toBe('edited');
      });
      await screen.findByLabelText(`Defect of photo ${String(number + 1)}`);
    }
    await press('{Escape}');
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Edit photo 6' })).toHaveFocus();
    });
    for (let number = 6; number <= 10; number += 1) await press('a');
    await waitFor(() => {
      expect(stored().every(({ hand }) => hand === 'edited' || hand === 'accepted')).toBe(true);
    });
    expect(keys).toBeLessThanOrEqual(2 * 10);
    expect(keys).toBe(12);
  });

  it('says that no row is left, and rests on the one that was saved', async () => {
    const { user, stored } = renderObservations([proposed(1, { hand: 'written' }), proposed(2)]);
    const [, second] = await shownRows();
    second!.focus();
    await user.keyboard('r, soon{Control>}{Enter}{/Control}');
    await waitFor(() => {
      expect(stored()[1]).toMatchObject({ recommendation: 'Monitor, soon', hand: 'edited' });
    });
    expect(toast.neutral).toHaveBeenCalledExactlyOnceWith('Every row is checked');
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Edit photo 2' })).toHaveFocus();
    });
  });

  it('stays where the words cannot be saved', async () => {
    const { user } = renderObservations([proposed(1), proposed(2)]);
    const [first] = await shownRows();
    first!.focus();
    await user.keyboard('d');
    await user.clear(field(/^Defect/));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Defect description is required')).toBeVisible();
    expect(field(/^Defect of photo 1/)).toHaveFocus();
  });

  it('stays on the row where Save is a button', async () => {
    const { user } = renderObservations([proposed(1), proposed(2)]);
    await shownRows();
    await user.click(screen.getByRole('button', { name: 'Edit photo 1' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Edit photo 1' })).toHaveFocus();
    });
    expect(screen.queryByRole('textbox', { name: /of photo 2/ })).not.toBeInTheDocument();
  });
});

describe('selecting', () => {
  it('extends by Shift and arrow, gives back what a shorter range leaves, and clears by Escape', async () => {
    const { user } = renderObservations([1, 2, 3, 4].map((number) => proposed(number)));
    const rows = await shownRows();
    rows[0]!.focus();
    await user.keyboard(' ');
    expect(within(bar()).getByText('1 selected')).toBeVisible();
    rows[1]!.focus();
    await user.keyboard('{Escape}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(within(bar()).getByText('3 selected')).toBeVisible();
    expect(rows[3]).toHaveFocus();
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(within(bar()).getByText('2 selected')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Selected rows' })).not.toBeInTheDocument();
  });

  it('takes a range by Shift and click, and one more by Ctrl and click', async () => {
    const { user } = renderObservations([1, 2, 3, 4].map((number) => proposed(number)));
    await shownRows();
    await user.keyboard('{Control>}');
    await user.click(screen.getByText('Wall 1'));
    await user.keyboard('{/Control}{Shift>}');
    await user.click(screen.getByText('Wall 3'));
    await user.keyboard('{/Shift}{Control>}');
    await user.click(screen.getByText('Wall 2'));
    await user.keyboard('{/Control}');
    expect(within(bar()).getByText('2 selected')).toBeVisible();
  });
});

describe('the sheet of keys', () => {
  it('opens by its key, from anywhere but a field', async () => {
    const { user } = renderObservations([proposed(1)]);
    await shownRows();
    await user.click(screen.getByRole('button', { name: 'Edit photo 1' }));
    await user.keyboard('?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keys' });
    expect(within(sheet).getByText('Save, and edit the next unchecked row')).toBeVisible();
    // Nothing behind it hears a key.
    await user.keyboard('a{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('0 of 1 checked')).toBeVisible();
  });

  it('is not all that a key opens: M asks for another number', async () => {
    const { user } = renderObservations([proposed(1), proposed(2)]);
    const [first] = await shownRows();
    first!.focus();
    await user.keyboard('m');
    expect(await screen.findByRole('dialog', { name: 'Move photo 1' })).toBeVisible();
  });
});
