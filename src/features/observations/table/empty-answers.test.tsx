import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import { proposed, renderObservations, shownRows } from './observations-screen.fixture';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

const NO_DATA = /^No data was returned/;

/** The rows of a backend that answers each update with no row, and changes nothing. */
async function openUnanswered(count = 1) {
  const all = Array.from({ length: count }, (_, index) => proposed(index + 1));
  const view = renderObservations(all);
  const [first] = await shownRows();
  view.failWrites(() => []);
  first!.focus();
  return view;
}

describe('an update that matched no row, of a row that nobody has changed', () => {
  it('is no conflict in the editor: no data was returned, and the text stays in its field @observations-save-failures-3', async () => {
    const { user } = await openUnanswered();
    await user.keyboard('d');
    const field = await screen.findByRole('textbox', { name: /Defect/ });
    await user.clear(field);
    await user.type(field, 'Wide crack');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => {
      expect(toast.error).toHaveBeenCalledExactlyOnceWith(
        'Save failed',
        expect.stringMatching(NO_DATA),
      );
    });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Defect/ })).toHaveValue('Wide crack');
  });

  it('is no conflict in a particular', async () => {
    const { user } = await openUnanswered();
    await user.keyboard('s');
    await user.keyboard('3');
    await waitFor(() => {
      expect(toast.error).toHaveBeenCalledExactlyOnceWith(
        'Save failed: photo 1',
        expect.stringMatching(NO_DATA),
      );
    });
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('does not make an acceptance a change elsewhere, of one row or of many', async () => {
    const { user } = await openUnanswered(2);
    await user.keyboard('a');
    await waitFor(() => {
      expect(toast.error).toHaveBeenCalledExactlyOnceWith(
        'Not accepted',
        expect.stringMatching(NO_DATA),
      );
    });
    await user.keyboard('{Control>}a{/Control}');
    await user.click(screen.getByRole('button', { name: 'Accept 2 of 2 selected' }));
    await waitFor(() => {
      expect(toast.error).toHaveBeenCalledTimes(2);
    });
    expect(toast.warning).not.toHaveBeenCalled();
    expect(toast.neutral).not.toHaveBeenCalled();
  });
});
