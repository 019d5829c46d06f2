import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { proposed, renderObservations } from '../table/observations-screen.fixture';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');

const DEFECT = 'Defect of photo 1';

async function edit() {
  const view = renderObservations([
    proposed(1, { defect: '' }),
    proposed(2, { defect: 'Crack at the quoin', hand: 'accepted' }),
    proposed(3, { defect: 'Crack nobody checked' }),
  ]);
  await view.user.click(await screen.findByRole('button', { name: 'Edit photo 1' }));
  return { ...view, field: screen.getByRole('textbox', { name: DEFECT }) };
}

function offered(): (string | null)[] {
  const list = screen.queryByRole('listbox', { name: 'Phrases for Defect' });
  return list
    ? within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    : [];
}

it('offers what this person wrote before and what to begin with, while they type', async () => {
  const { user, field } = await edit();
  await user.type(field, 'crack');
  await waitFor(() => {
    expect(offered()[0]).toBe('Crack at the quoinused 1×');
  });
  expect(offered()[1]).toBe('Crack in the concrete, up to … mm wide, … m long.');
  expect(offered().join()).not.toContain('nobody checked');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field).toHaveValue('Crack at the quoin');
  expect(offered()).toEqual([]);
});

it('means nothing else by a key until the arrow goes to the offer', async () => {
  const { user, field } = await edit();
  await user.type(field, 'crack');
  await waitFor(() => {
    expect(offered()).not.toEqual([]);
  });
  await user.keyboard('{Enter}x');
  expect(field).toHaveValue('crack\nx');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: DEFECT })).toBeNull();
});

it('is asked by a slash, and types over its gaps by the tab key', async () => {
  const { user, field } = await edit();
  await user.type(field, 'Moss. /out broken');
  await waitFor(() => {
    expect(offered()[0]).toContain('Surface broken out');
  });
  await user.keyboard('{Enter}');
  await waitFor(() => {
    const { selectionStart, selectionEnd, value } = field as HTMLTextAreaElement;
    expect(value.slice(selectionStart, selectionEnd)).toBe('…');
  });
  await user.keyboard('2{Tab}3{Tab}40');
  expect(field).toHaveValue('Moss. Surface broken out, about 2 × 3 m, 40 mm deep.');
  await user.tab();
  expect(field).not.toHaveFocus();
});

it('leaves the row as it is by Escape in the offer, and gives the offer up', async () => {
  const { user, field } = await edit();
  await user.type(field, '/');
  await waitFor(() => {
    expect(offered()).toHaveLength(6);
  });
  await user.keyboard('{Escape}');
  expect(offered()).toEqual([]);
  expect(field).toHaveValue('/');
});
