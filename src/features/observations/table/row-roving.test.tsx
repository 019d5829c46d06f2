import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { proposed, renderObservations, shownRows } from './observations-screen.fixture';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');

const called = () => document.activeElement?.getAttribute('aria-label');

async function renderRows() {
  const { user } = renderObservations([proposed(1), proposed(2)]);
  const [row] = await shownRows();
  act(() => {
    row?.focus();
  });
  return { user, row };
}

it('has few stops for Tab: the row, and what is done with it most', async () => {
  const { user } = await renderRows();
  const stops: (string | null | undefined)[] = [];
  for (let stop = 0; stop < 4; stop += 1) {
    await user.tab();
    stops.push(called());
  }
  expect(stops).toEqual(['Accept photo 1', 'Edit photo 1', 'More for photo 1', null]);
  expect(document.activeElement).toBe((await shownRows())[1]);
});

it('is gone through by Left and Right, whatever Tab passes by', async () => {
  const { user, row } = await renderRows();
  await user.keyboard('{ArrowRight}');
  expect(called()).toBe('Select photo 1');
  await user.keyboard('{ArrowRight}');
  expect(called()).toBe('Move photo 1');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(row).toHaveFocus();
  const reached = new Set<string | null | undefined>();
  for (let step = 0; step < 20; step += 1) {
    await user.keyboard('{ArrowRight}');
    reached.add(called());
  }
  expect(reached).toContain('More for photo 1');
  expect(reached).toContain('Delete photo 1');
});

it('makes a row’s menu once it is wanted', async () => {
  const { user } = await renderRows();
  const button = screen.getByRole('button', { name: 'More for photo 2' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(await screen.findByRole('menuitem', { name: 'Move to…' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'More for photo 2' })).toHaveFocus();
});
