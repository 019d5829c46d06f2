import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { proposed, renderObservations, shownRows } from '../table/observations-screen.fixture';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');

describe('a quick choice that meets words from elsewhere', () => {
  const blank = { element: '', defect: '', recommendation: '', hand: null } as const;

  async function meet() {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const unassessed = proposed(1, { ...blank, photo: 'x', outcome: 'not_assessed' });
    const rendered = renderObservations([unassessed]);
    await shownRows();
    rendered.elsewhere((row) => ({ ...row, element: 'Column', hand: 'written', version: 2 }));
    screen.getByRole('group', { name: /^Photo 1 is not assessed/ }).focus();
    await rendered.user.keyboard('r10');
    return { ...rendered, dialog: await screen.findByRole('alertdialog') };
  }

  it('shows both, and saves what is chosen', async () => {
    const { user, stored, dialog } = await meet();
    expect(within(dialog).getByText('Column')).toBeVisible();
    await user.click(within(dialog).getByRole('radio', { name: /Saved meanwhile/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save what is chosen' }));
    await waitFor(() => {
      expect(stored()[0]).toMatchObject({ element: 'Column', defect: 'Rust-coloured staining.' });
    });
    expect(localStorage).toHaveLength(0);
  });

  it('goes on in the row’s editor where nothing is chosen', async () => {
    const { user, stored, dialog } = await meet();
    await user.click(within(dialog).getByRole('button', { name: 'Go on editing' }));
    expect(await screen.findByRole('textbox', { name: /Element/ })).toHaveValue('Wall');
    expect(screen.getByRole('textbox', { name: /Defect/ })).toHaveValue('Rust-coloured staining.');
    expect(stored()[0]?.element).toBe('Column');
  });
});
