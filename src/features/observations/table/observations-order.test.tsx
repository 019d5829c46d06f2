import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Observation } from '@/records/observation';
import { proposed, renderObservations, shownRows } from './observations-screen.fixture';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');

const FOUR = [1, 2, 3, 4].map((number) => proposed(number));

/** The numbers the rows had at first, in the order in which they are stored. */
const order = (rows: Observation[]) =>
  rows
    .toSorted((one, other) => one.position - other.position)
    .map(({ element }) => element.replace('Wall ', ''))
    .join('');

it('stays within the table, and Escape puts the row back', async () => {
  const { user, stored } = renderObservations(FOUR);
  await shownRows();
  screen.getByRole('button', { name: 'Move photo 2' }).focus();
  await user.keyboard(' {ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(screen.getByText('Now at place 4 of 4.')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.getByText('Put back where it was.')).toBeInTheDocument();
  expect((await shownRows())[1]).toHaveTextContent('Wall 2');
  expect(order(stored())).toBe('1234');
});
