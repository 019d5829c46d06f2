import { screen, waitFor, within } from '@testing-library/react';
import { PostgrestError } from '@supabase/supabase-js';
import { beforeEach, expect, it, vi } from 'vitest';
import { toast } from '@/components/ui/toast';
import { proposed, renderObservations, shownRows } from './observations-screen.fixture';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

type View = ReturnType<typeof renderObservations>;
const UNTOLD = 'The server could not answer. Nothing was lost: try again in a moment.';

/** A person's acts on a row or a selection, each with the title of the toast for its failure. */
const ACTS: [what: string, title: string | RegExp, act: (view: View) => Promise<void>][] = [
  ['accepting', 'Not accepted', ({ user }) => user.keyboard('a')],
  [
    'accepting a selection',
    'Not accepted',
    async ({ user }) => {
      await user.keyboard('{Control>}a{/Control}');
      await user.click(screen.getByRole('button', { name: 'Accept 3 of 3 selected' }));
    },
  ],
  [
    'moving',
    'The new order could not be saved',
    async ({ user }) => {
      await user.keyboard('m');
      await user.type(await screen.findByRole('textbox', { name: 'New number' }), '3{Enter}');
    },
  ],
  [
    'joining',
    'The new order could not be saved',
    async ({ user }) => {
      await user.keyboard('{Control>}a{/Control}');
      await user.click(screen.getByRole('button', { name: 'Same finding: 3 selected' }));
      const dialog = await screen.findByRole('dialog');
      await user.click(within(dialog).getByRole('button', { name: /Join|Make one|Same finding/ }));
    },
  ],
  [
    'deleting',
    'Delete failed',
    async ({ user }) => {
      await user.click(screen.getByRole('button', { name: 'Delete photo 1' }));
      const dialog = await screen.findByRole('alertdialog');
      await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    },
  ],
  [
    'deleting a selection',
    'Delete failed',
    async ({ user }) => {
      await user.keyboard('{Control>}a{/Control}');
      await user.click(screen.getByRole('button', { name: 'Delete 3 selected' }));
      const dialog = await screen.findByRole('alertdialog');
      await user.click(within(dialog).getByRole('button', { name: /^Delete/ }));
    },
  ],
];

it.each(ACTS)(
  'of a failure while %s a person reads our sentence, not the server’s @observations-deletion-2',
  async (_, title, act) => {
    const view = renderObservations([1, 2, 3].map((number) => proposed(number)));
    const [first] = await shownRows();
    view.failWrites(() => {
      throw new PostgrestError({ message: 'boom', details: 'boom', hint: 'boom', code: 'XX000' });
    });
    first!.focus();
    await act(view);
    await waitFor(() => {
      expect(toast.error).toHaveBeenCalledWith(title, UNTOLD);
    });
    expect(JSON.stringify(vi.mocked(toast.error).mock.calls)).not.toContain('boom');
    expect(document.body).not.toHaveTextContent('boom');
    // Nothing has gone that is still stored, and nothing has moved.
    expect((await shownRows()).map((row) => /Wall \d/.exec(row.textContent)?.[0])).toEqual([
      'Wall 1',
      'Wall 2',
      'Wall 3',
    ]);
  },
);
