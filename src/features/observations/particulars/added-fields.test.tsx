/** A flag, a choice and a text that only this test describes: the row shows and changes them by their kinds. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { proposed, renderObservations, shownRows } from '../table/observations-screen.fixture';
import { isWanted, NO_FILTER } from '../check/row-filter';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');
vi.mock('@shared/row-fields', async (importOriginal) => {
  const real = await importOriginal<Record<'ROW_FIELDS', object>>();
  const beneath = { prints: 'beneath' };
  return {
    ...real,
    ROW_FIELDS: {
      ...real.ROW_FIELDS,
      ladder: { ...beneath, label: 'Ladder needed', kind: 'flag', bookmark: 'qa' },
      notes: { ...beneath, label: 'Access notes', kind: 'text', most: 4000, bookmark: 'qb' },
      way: {
        ...beneath,
        label: 'Way in',
        kind: 'choice',
        values: ['roof', 'yard'],
        bookmark: 'qc',
      },
    },
  };
});

it('are set in the row: a flag by a click, a choice by its key, a text over several lines', async () => {
  const { user, stored } = renderObservations([proposed(1)]);
  const [row] = await shownRows();
  row!.focus();
  const flag = screen.getByRole('switch', { name: 'Ladder needed of photo 1' });
  expect(flag).not.toBeChecked();
  await user.click(flag);
  await user.click(screen.getByRole('button', { name: 'Add way in to photo 1' }));
  await user.keyboard('2');
  await user.click(screen.getByRole('button', { name: 'Add access notes to photo 1' }));
  await user.keyboard('Key at the gate{Enter}Ring twice{Control>}{Enter}{/Control}');
  await waitFor(() => {
    expect(stored()[0]).toMatchObject({
      ladder: true,
      way: 'yard',
      notes: 'Key at the gate\nRing twice',
      hand: 'proposed',
    });
  });
  expect(screen.getByRole('switch', { name: 'Ladder needed of photo 1' })).toBeChecked();
  expect(screen.getByRole('button', { name: /^Way in of photo 1: Yard/ })).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Ladder needed of photo 1' }));
  await waitFor(() => {
    expect(stored()[0]).toMatchObject({ ladder: false });
  });
});

it('are fields of the row that is edited', async () => {
  const { user, stored } = renderObservations([proposed(1)]);
  const [row] = await shownRows();
  row!.focus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('switch', { name: 'Ladder needed of photo 1' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Way in of photo 1' }), 'roof');
  await user.type(screen.getByRole('textbox', { name: 'Access notes of photo 1' }), ' By boat ');
  await user.click(within(row!).getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(stored()[0]).toMatchObject({ ladder: true, way: 'roof', notes: 'By boat' });
  });
});

it('are found by their words', () => {
  const row = { ...proposed(1), notes: 'By boat' };
  const known = { hasFailed: () => false, hasLeftOver: () => false };
  const finds = (query: string) => isWanted(row, [1], { ...NO_FILTER, query }, 'severity', known);
  expect([finds('boat'), finds('ladder')]).toEqual([true, false]);
});
