import { PostgrestError } from '@supabase/supabase-js';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import {
  edit,
  field,
  proposed,
  renderObservations,
  save,
  shownRows,
  type,
} from './observations-screen.fixture';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');

const GONE = 'The row you were editing was deleted elsewhere';

describe('the fields beside the texts', () => {
  it('are saved with them', async () => {
    const { user, stored } = renderObservations([proposed(1)]);
    await edit(user);
    await user.type(field(/Location/), ' North gable ');
    await user.selectOptions(screen.getByRole('combobox', { name: /Severity/ }), 'Major');
    await user.selectOptions(screen.getByRole('combobox', { name: /Urgency/ }), 'Soon');
    await save(user);
    await waitFor(() => {
      expect(stored()[0]).toMatchObject({
        location: 'North gable',
        severity: 'major',
        urgency: 'soon',
        outcome: 'defect',
        element: 'Wall 1',
        version: 2,
      });
    });
    expect(screen.getByText('North gable')).toBeVisible();
    expect(screen.getByText('Soon')).toBeVisible();
  });

  it('propose no visible defect where the text says so', async () => {
    const { user, stored } = renderObservations([proposed(1)]);
    await edit(user);
    await type(user, /Defect/, 'No visible defect');
    expect(screen.getByRole('combobox', { name: /Outcome/ })).toHaveValue('no_visible_defect');
    await save(user);
    await waitFor(() => {
      expect(stored()[0]?.outcome).toBe('no_visible_defect');
    });
  });
});

describe('a row that is edited elsewhere too', () => {
  it('keeps both changes where they are of different words', async () => {
    const { user, stored, elsewhere, refresh } = renderObservations([proposed(1)]);
    await edit(user);
    await type(user, /Element/, 'Pier');
    elsewhere((row) => ({ ...row, recommendation: 'Repair', version: 2 }));
    await act(refresh);
    await waitFor(() => {
      expect(field(/Recommendation/)).toHaveValue('Repair');
    });
    await save(user);
    await waitFor(() => {
      expect(stored()[0]).toMatchObject({ element: 'Pier', recommendation: 'Repair' });
    });
  });

  it('shows both texts of the same word, and saves the one that is chosen', async () => {
    const { user, stored, elsewhere, refresh } = renderObservations([proposed(1)]);
    await edit(user);
    await type(user, /Element/, 'Pier');
    elsewhere((row) => ({ ...row, element: 'Column', version: 2 }));
    // A row read again does not make my text the newer one.
    await act(refresh);
    await save(user);
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Photo 1 was changed elsewhere',
    });
    expect(within(dialog).getByText('Before: Wall 1')).toBeVisible();
    expect(within(dialog).getByText('Column')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Go on editing' }));
    expect(field(/Element/)).toHaveValue('Pier');
    expect(stored()[0]?.element).toBe('Column');

    await save(user);
    await user.click(await screen.findByRole('radio', { name: /Yours/ }));
    await user.click(screen.getByRole('button', { name: 'Save what is chosen' }));
    await waitFor(() => {
      expect(stored()[0]).toMatchObject({ element: 'Pier', version: 3 });
    });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is theirs where theirs is chosen', async () => {
    const { user, stored, elsewhere } = renderObservations([proposed(1)]);
    await edit(user);
    await type(user, /Element/, 'Pier');
    elsewhere((row) => ({ ...row, element: 'Column', version: 2 }));
    await save(user);
    await user.click(await screen.findByRole('radio', { name: /Saved meanwhile/ }));
    await user.click(screen.getByRole('button', { name: 'Save what is chosen' }));
    expect(await screen.findByText('Column')).toBeVisible();
    expect(stored()[0]).toMatchObject({ element: 'Column', version: 2 });
  });

  it('and deleted there keeps what was typed, and comes back when asked to', async () => {
    const { user, stored, elsewhere, refresh } = renderObservations([proposed(1), proposed(2)]);
    await edit(user);
    await type(user, /Element/, 'Pier');
    elsewhere((row) => (row.position === 1 ? null : row));
    await act(refresh);
    // Wherever the row was: what became of it is in sight, and read out.
    expect(await screen.findByRole('note', { name: GONE })).toHaveFocus();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
    expect(field(/Element/)).toHaveValue('Pier');
    await user.click(screen.getByRole('button', { name: 'Bring the row back' }));
    await waitFor(() => {
      expect(stored()).toHaveLength(2);
    });
    expect(
      await screen.findByRole('textbox', { name: 'Element Description of photo 1' }),
    ).toHaveValue('Pier');
    await save(user);
    await waitFor(() => {
      expect(stored()[0]?.element).toBe('Pier');
    });
  });

  it('and deleted and brought back there shows the row with what was typed', async () => {
    const { user, elsewhere, broughtBackElsewhere, refresh } = renderObservations([proposed(1)]);
    await edit(user);
    await type(user, /Element/, 'Pier');
    elsewhere(() => null);
    await act(refresh);
    await screen.findByText(GONE);
    broughtBackElsewhere();
    await user.click(screen.getByRole('button', { name: 'Bring the row back' }));
    expect(
      await screen.findByRole('textbox', { name: 'Element Description of photo 1' }),
    ).toHaveValue('Pier');
    expect(toast.error).not.toHaveBeenCalled();
  });

  it('keeps what was typed over a reload, with what its writer saw', async () => {
    const first = renderObservations([proposed(1)]);
    await edit(first.user);
    await type(first.user, /Element/, 'Pier');
    first.unmount();
    const { user } = renderObservations([proposed(1, { element: 'Column', version: 2 })]);
    await shownRows();
    expect(field(/Element/)).toHaveValue('Pier');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Before: Wall 1')).toBeVisible();
  });
});

it('takes over what was typed before rows had versions', async () => {
  const row = proposed(1);
  const texts = { element: 'Pier', defect: row.defect, recommendation: row.recommendation };
  localStorage.setItem('plumbline-draft:ada:row:report', JSON.stringify({ id: row.id, texts }));
  const { user, stored } = renderObservations([row]);
  await shownRows();
  expect(field(/Element/)).toHaveValue('Pier');
  await save(user);
  await waitFor(() => {
    expect(stored()[0]?.element).toBe('Pier');
  });
  expect(localStorage).toHaveLength(0);
});

describe('a row that is edited', () => {
  it('needs all three texts @e2e-observations-editing-2', async () => {
    const { user } = renderObservations([proposed(1)]);
    await edit(user);
    for (const name of [/Element/, /Defect/, /Recommendation/]) await type(user, name, ' ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Element description is required')).toBeVisible();
    expect(screen.getByText('Defect description is required')).toBeVisible();
    expect(screen.getByText('Recommendation is required')).toBeVisible();
    expect(field(/Element/)).toHaveFocus();
    await type(user, /Element/, 'Wall');
    expect(screen.queryByText('Element description is required')).toBeNull();
  });

  it('is given up with Escape, which brings the earlier texts back @e2e-observations-editing-3', async () => {
    const { user, stored } = renderObservations([proposed(1)]);
    await edit(user);
    await type(user, /Element/, 'Wrong');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Wall 1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit photo 1' }));
    expect(field(/Element/)).toHaveValue('Wall 1');
    expect(stored()[0]?.element).toBe('Wall 1');
  });

  it('is one at a time, and text is asked about before it is lost @e2e-observations-editing-4', async () => {
    const { user } = renderObservations([1, 2, 3].map((number) => proposed(number)));
    await edit(user);
    await user.click(screen.getByRole('button', { name: 'Edit photo 2' }));
    expect(field(/Element/)).toHaveValue('Wall 2');
    await type(user, /Element/, 'Half a thought');
    const question = () => screen.findByRole('alertdialog', { name: 'Discard what you typed?' });
    await user.click(screen.getByRole('button', { name: 'Edit photo 3' }));
    await user.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
    expect(field(/Element/)).toHaveValue('Half a thought');
    await user.click(screen.getByRole('button', { name: 'Edit photo 3' }));
    await user.click(
      within(await question()).getByRole('button', { name: 'Discard and edit the other row' }),
    );
    expect(field(/Element/)).toHaveValue('Wall 3');
    expect(screen.getByText('Wall 2')).toBeVisible();
  });
});

describe('a save that fails', () => {
  it.each([
    ['permission is denied', '42501', 'permission denied', /^Permission denied\./],
    ['the database refuses', '23514', 'value too long', /^Database error: value too long$/],
  ])(
    'because %s says so, and keeps the text @observations-save-failures-4',
    async (_, code, message, shown) => {
      vi.spyOn(console, 'error').mockReturnValue(undefined);
      const { user, failWrites } = renderObservations([proposed(1)]);
      failWrites(() => {
        throw new PostgrestError({ code, message, details: '', hint: '' });
      });
      await edit(user);
      await type(user, /Element/, 'Kept on the screen');
      await save(user);
      await waitFor(() => {
        expect(toast.error).toHaveBeenCalledExactlyOnceWith(
          'Save failed',
          expect.stringMatching(shown),
        );
      });
      expect(field(/Element/)).toHaveValue('Kept on the screen');
    },
  );
});

describe('what is replaced or deleted', () => {
  it('asks before an analyst’s words take the place of a person’s @components-observations-editing-1', async () => {
    const { user, analyse } = renderObservations([proposed(1, { hand: 'accepted', photo: 'x' })]);
    await shownRows();
    await user.click(screen.getByRole('button', { name: 'Analyse photo 1 again' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'Replace the words of photo 1?',
    });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(analyse).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Analyse photo 1 again' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Analyse again' }),
    );
    await waitFor(() => {
      expect(analyse).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ replace_version: 1 }),
      );
    });
  });

  it('stays where the analyst gives no answer, with the reason @observations-analysis-2', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const { user, analyse, stored } = renderObservations([proposed(1, { photo: 'x' })]);
    analyse.mockRejectedValue(new Error('Unreadable.'));
    await shownRows();
    await user.click(screen.getByRole('button', { name: 'Analyse photo 1 again' }));
    await waitFor(() => {
      expect(toast.error).toHaveBeenCalledExactlyOnceWith(
        'Analysis failed',
        expect.stringMatching(/^The server could not answer/),
      );
    });
    expect(stored()[0]?.element).toBe('Wall 1');
  });

  it('says where the photo is by now when it was added again meanwhile', async () => {
    const twin = { photo: 'x', photo_hash: 'same' };
    const { user, elsewhere } = renderObservations([
      proposed(1, twin),
      proposed(2, { ...twin, photo_hash: null }),
    ]);
    await shownRows();
    await user.click(screen.getByRole('button', { name: 'Delete photo 1' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => {
      expect(toast.neutral).toHaveBeenCalled();
    });
    elsewhere((row) => ({ ...row, ...twin }));
    vi.mocked(toast.neutral).mock.lastCall![2]?.action?.onClick();
    await waitFor(() => {
      expect(toast.error).toHaveBeenCalledExactlyOnceWith(
        'The row could not be brought back',
        'This photo is in the report again as Photo 1. Delete that row first, then bring this one back.',
      );
    });
  });
});
