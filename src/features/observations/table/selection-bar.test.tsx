import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import { proposed, renderObservations, shownRows } from './observations-screen.fixture';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');

const bar = () => screen.getByRole('region', { name: 'Selected rows' });

describe('a selection by keyboard', () => {
  it('takes rows, ranges and all', async () => {
    const { user } = renderObservations([1, 2, 3, 4].map((number) => proposed(number)));
    const [first] = await shownRows();
    first!.focus();
    await user.keyboard('x{ArrowDown}{ArrowDown}{Shift>}x{/Shift}');
    expect(within(bar()).getByText('3 selected')).toBeVisible();
    await user.keyboard('{Control>}a{/Control}');
    expect(within(bar()).getByText('4 selected')).toBeVisible();
    await user.keyboard('b');
    expect(screen.getByRole('button', { name: 'Accept 4 of 4 selected' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(first).toHaveFocus();
  });
});

describe('setting for all that is selected', () => {
  it('is one action, and one Undo gives each row its own back', async () => {
    const { user, stored } = renderObservations([
      proposed(1, { severity: 'minor' }),
      proposed(2, { hand: 'written' }),
      proposed(3, { severity: 'major' }),
    ]);
    const [first] = await shownRows();
    first!.focus();
    await user.keyboard('{Control>}a{/Control}');
    await user.click(screen.getByRole('button', { name: 'Severity of 3 selected' }));
    // The rows differ: Enter alone means none of them.
    await user.keyboard('{Enter}');
    await user.keyboard('3');
    await waitFor(() => {
      expect(within(bar()).getByText('Severity, 2 rows')).toBeVisible();
    });
    expect(stored().map(({ severity }) => severity)).toEqual(['major', 'major', 'major']);
    // Anyone who sets a severity has not read the words.
    expect(stored().map(({ hand }) => hand)).toEqual(['proposed', 'written', 'proposed']);
    expect(stored()[2]?.version).toBe(1);
    await user.click(within(bar()).getByRole('button', { name: 'Undo' }));
    await waitFor(() => {
      expect(stored().map(({ severity }) => severity)).toEqual(['minor', null, 'major']);
    });
    expect(stored().map(({ hand }) => hand)).toEqual(['proposed', 'written', 'proposed']);
  });

  it('sets and clears a place, and leaves rows without words', async () => {
    const blank = { element: '', defect: '', recommendation: '', hand: null };
    const { user, stored } = renderObservations([
      proposed(1, { location: 'Roof' }),
      proposed(2),
      proposed(3, blank),
    ]);
    const [first] = await shownRows();
    first!.focus();
    await user.keyboard('{Control>}a{/Control}b{Tab}{Enter}');
    await user.keyboard('{Enter}');
    expect(stored()[0]?.location).toBe('Roof');
    await user.keyboard('{Enter}');
    await user.keyboard('North gable{Enter}');
    await waitFor(() => {
      expect(stored().map(({ location }) => location)).toEqual(['North gable', 'North gable', '']);
    });
    expect(toast.warning).toHaveBeenCalledExactlyOnceWith(
      'Photo 3 has no words yet',
      expect.any(String),
    );
    await user.click(screen.getByRole('button', { name: 'Clear location' }));
    await waitFor(() => {
      expect(stored().map(({ location }) => location)).toEqual(['', '', '']);
    });
  });

  it('names the rows that changed meanwhile, and leaves them', async () => {
    const { user, stored, elsewhere } = renderObservations([1, 2, 3].map((n) => proposed(n)));
    const [first] = await shownRows();
    elsewhere((row) => (row.position === 2 ? { ...row, urgency: 'soon', version: 2 } : row));
    elsewhere((row) => (row.position === 3 ? { ...row, defect: 'Moss', version: 2 } : row));
    first!.focus();
    await user.keyboard('{Control>}a{/Control}');
    await user.click(screen.getByRole('button', { name: 'Urgency of 3 selected' }));
    await user.keyboard('i');
    await waitFor(() => {
      expect(toast.warning).toHaveBeenCalledExactlyOnceWith(
        'Photo 2 changed meanwhile',
        expect.any(String),
      );
    });
    expect(stored()).toMatchObject([
      { urgency: 'immediate' },
      { urgency: 'soon' },
      { urgency: 'immediate', defect: 'Moss' },
    ]);
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Urgency of photo 2: Soon' })).toBeVisible();
    });
  });

  it('goes through many rows four at a time, and says how far it is', async () => {
    const { user, stored, hold, atOnce } = renderObservations(
      Array.from({ length: 12 }, (_, index) => proposed(index + 1, { hand: 'written' })),
    );
    const [first] = await shownRows();
    first!.focus();
    await user.keyboard('{Control>}a{/Control}');
    await user.click(screen.getByRole('button', { name: 'Severity of 12 selected' }));
    const release = hold();
    await user.keyboard('1');
    expect(within(bar()).getByText('Saving 0 / 12 rows…')).toBeVisible();
    release();
    await waitFor(() => {
      expect(within(bar()).getByText('Severity, 12 rows')).toBeVisible();
    });
    expect(stored().every(({ severity }) => severity === 'minor')).toBe(true);
    expect(atOnce()).toBe(4);
  });
});

describe('one wall, one name', () => {
  it('sets the element of all that say anything, and Undo gives each row its own name back', async () => {
    const { user, stored } = renderObservations([
      proposed(1),
      proposed(2, { hand: 'written' }),
      proposed(3, { element: '', defect: '', recommendation: '', hand: null }),
    ]);
    const [first] = await shownRows();
    first!.focus();
    await user.keyboard('{Control>}a{/Control}');
    await user.click(screen.getByRole('button', { name: 'Element of 3 selected' }));
    expect(within(bar()).getByText(/^One row not checked will count as edited/)).toBeVisible();
    await user.keyboard('Quay wall{Enter}');
    await waitFor(() => {
      expect(stored().map(({ element }) => element)).toEqual(['Quay wall', 'Quay wall', '']);
    });
    await user.click(within(bar()).getByRole('button', { name: 'Undo' }));
    await waitFor(() => {
      expect(stored().map(({ element }) => element)).toEqual(['Wall 1', 'Wall 2', '']);
    });
  });
});

describe('what is done to many rows', () => {
  it('asks once before it deletes them, and one Undo brings all back', async () => {
    const { user, stored } = renderObservations([1, 2, 3].map((number) => proposed(number)));
    const [first] = await shownRows();
    first!.focus();
    await user.keyboard('x{Shift>}{ArrowDown}{/Shift}');
    await user.click(screen.getByRole('button', { name: 'Delete 2 selected' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete these 2 observations?',
    });
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => {
      expect(toast.neutral).toHaveBeenCalledWith(
        '2 photos removed',
        expect.any(String),
        expect.anything(),
      );
    });
    expect(stored()).toHaveLength(1);
    vi.mocked(toast.neutral).mock.lastCall?.[2]?.action?.onClick();
    await waitFor(() => {
      expect(stored()).toHaveLength(3);
    });
  });

  it('asks before an analyst’s words take the place of a person’s', async () => {
    const { user, ask, stored } = renderObservations([
      proposed(1, { hand: 'accepted', photo: 'x' }),
      proposed(2, { photo: 'y' }),
      proposed(3),
    ]);
    const asked = () =>
      ask.mock.calls.filter(([args]) => (args as { p_replaces: boolean }).p_replaces).flat();
    const [first] = await shownRows();
    first!.focus();
    await user.keyboard('{Control>}a{/Control}');
    await user.click(screen.getByRole('button', { name: 'Analyse again: 2 selected' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Replace the words of 2 rows?',
    });
    expect(asked()).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Analyse again' }));
    await waitFor(() => {
      expect(asked()).toMatchObject([
        {
          p_rows: stored()
            .slice(0, 2)
            .map(({ id }) => id),
          p_replaces: true,
        },
      ]);
    });
  });
});
