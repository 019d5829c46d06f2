import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderNote } from './notes-screen.fixture';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const field = () => screen.getByRole('textbox', { name: 'Note on photo 1' });
const add = () => screen.getByRole('button', { name: 'Add a note on photo 1' });
describe('a note on a photo', () => {
  it('is stored when the field is left, and shown in its place', async () => {
    const { user, stored } = await renderNote();
    await user.click(add());
    expect(field()).toHaveFocus();
    expect(screen.getByText('The analyst reads it; it is not printed.')).toBeVisible();
    await user.type(field(), ' Loose coping ');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(
      await screen.findByRole('button', { name: 'Note on photo 1: Loose coping' }),
    ).toBeVisible();
    expect(stored()).toBe('Loose coping');
    expect(localStorage).toHaveLength(0);
  });

  it('is stored at a pause, and typing goes on over it', async () => {
    const { user, stored } = await renderNote();
    await user.click(add());
    await user.type(field(), 'Loose ');
    await waitFor(() => {
      expect(stored()).toBe('Loose');
    });
    expect(field()).toHaveValue('Loose ');
    await user.type(field(), 'coping{Escape}');
    await waitFor(() => {
      expect(stored()).toBe('Loose coping');
    });
    expect(
      await screen.findByRole('button', { name: 'Note on photo 1: Loose coping' }),
    ).toHaveFocus();
  });

  it('can be taken away', async () => {
    const { user, stored } = await renderNote('Loose');
    await user.click(screen.getByRole('button', { name: 'Note on photo 1: Loose' }));
    await user.clear(field());
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => {
      expect(add()).toHaveFocus();
    });
    expect(stored()).toBe('');
  });

  it('asks nothing of the server when nothing was typed', async () => {
    const { user, answer } = await renderNote('Loose');
    await user.click(screen.getByRole('button', { name: /Loose/ }));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: /Loose/ })).toHaveFocus();
    expect(answer.mock.calls.filter(([{ verb }]) => verb === 'update')).toEqual([]);
  });
});

describe('words that are not stored', () => {
  it('stay in the field and in the browser where the server is away, until it is back', async () => {
    const { user, stored, answer } = await renderNote();
    await user.click(add());
    answer.mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch');
    });
    await user.type(field(), 'Loose');
    await user.tab();
    await user.tab();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Not stored yet; kept in this/);
    expect(field()).toHaveValue('Loose');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => {
      expect(stored()).toBe('Loose');
    });
  });

  it('are stored when the screen is left from under the field', async () => {
    const { user, stored, unmount } = await renderNote();
    await user.click(add());
    await user.type(field(), 'Loose');
    unmount();
    await waitFor(() => {
      expect(stored()).toBe('Loose');
    });
    await waitFor(() => {
      expect(localStorage).toHaveLength(0);
    });
  });
});

describe('another note of somebody else', () => {
  it('is noticed while typing, and can be taken', async () => {
    const { user, stored, elsewhere, refresh } = await renderNote('Loose');
    await user.click(screen.getByRole('button', { name: /Loose/ }));
    elsewhere({ note: 'Seen in 2024' });
    await user.type(field(), ' coping');
    await refresh();
    await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
    expect(field()).toHaveValue('Seen in 2024');
    expect(stored()).toBe('Seen in 2024');
  });

  it('loses neither, and gives way to mine where mine is kept', async () => {
    const { user, stored, elsewhere } = await renderNote();
    await user.click(add());
    await user.type(field(), 'Mine');
    elsewhere({ note: 'Theirs' });
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('group', { name: 'The note was changed elsewhere' });
    expect(question).toHaveTextContent('There: “Theirs”');
    expect(field()).toHaveValue('Mine');
    expect(stored()).toBe('Theirs');
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => {
      expect(stored()).toBe('Mine');
    });
  });

  it('is no matter where something else of the row was changed', async () => {
    const { user, stored, elsewhere } = await renderNote();
    await user.click(add());
    await user.type(field(), 'Loose');
    elsewhere({ defect: 'Crack', position: 7 });
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(stored()).toBe('Loose');
    });
  });
});
