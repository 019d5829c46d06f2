import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Observation } from '@/records/observation';
import { proposed, renderObservations, shownRows } from './observations-screen.fixture';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
});

const FOUR = [1, 2, 3, 4].map((number) => proposed(number));

/** The numbers the rows had at first, in the order in which they are stored. */
const order = (rows: Observation[]) =>
  rows
    .toSorted((one, other) => one.position - other.position)
    .map(({ element }) => element.replace('Wall ', ''))
    .join('');

it('moves a row by one place a key, whatever lies between', async () => {
  const { user, stored } = renderObservations(FOUR);
  await shownRows();
  const handle = screen.getByRole('button', { name: 'Move photo 4' });
  handle.focus();
  await user.keyboard(' {ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(screen.getByText('Now at place 2 of 4.')).toBeInTheDocument();
  expect(order(stored())).toBe('1234');
  expect(handle).toHaveFocus();
  await user.keyboard(' ');
  expect(
    await screen.findByText('Photo 4 is now photo 2. References in the texts follow.'),
  ).toBeVisible();
  await waitFor(() => {
    expect(order(stored())).toBe('1423');
  });
});

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

it('moves a row far by its new number, and back with one click', async () => {
  const { user, stored } = renderObservations(FOUR);
  await shownRows();
  await user.click(screen.getByRole('button', { name: 'More for photo 4' }));
  await user.click(await screen.findByText('Move to…'));
  await user.type(await screen.findByRole('textbox', { name: 'New number' }), '9{Enter}');
  expect(screen.getByText('Enter a number from 1 to 4.')).toBeVisible();
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), '1{Enter}');
  await waitFor(() => {
    expect(order(stored())).toBe('4123');
  });
  await user.click(screen.getByRole('button', { name: 'Undo the move' }));
  await waitFor(() => {
    expect(order(stored())).toBe('1234');
  });
  expect(screen.getByText('It is photo 4 again.')).toBeVisible();
});
