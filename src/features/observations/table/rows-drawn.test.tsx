import type { ComponentProps } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type * as MoveHandleModule from './move-handle';
import { proposed, renderObservations, shownRows } from './observations-screen.fixture';

vi.mock('@/lib/supabase', () => ({ supabase: vi.fn() }));
vi.mock('@/components/ui/toast');
// Stands in each row once, and is drawn whenever its row is.
vi.mock('./move-handle', async (importActual) => {
  const { MoveHandle } = await importActual<typeof MoveHandleModule>();
  return {
    MoveHandle: (props: ComponentProps<typeof MoveHandle>) => {
      drawn.push(props.number);
      return <MoveHandle {...props} />;
    },
  };
});

/** The numbers of the rows that were drawn since it was emptied. */
const drawn: number[] = [];

const ROWS = Array.from({ length: 30 }, (_, index) => proposed(index + 1));

async function renderRows() {
  const { user, stored } = renderObservations(ROWS);
  const row = (await shownRows())[14];
  // It is the active row from here on: the one before and this one are drawn for that.
  act(() => {
    row?.focus();
  });
  drawn.length = 0;
  return { user, stored };
}

it('draws no other row for a key', async () => {
  const { user } = await renderRows();
  await user.click(screen.getByRole('button', { name: 'Edit photo 15' }));
  expect(new Set(drawn)).toEqual(new Set([15]));
  drawn.length = 0;
  await user.type(screen.getByRole('textbox', { name: /^Defect of/ }), ' along the joint');
  expect(new Set(drawn)).toEqual(new Set([15]));
  // That there is something to lose is news to the row once, not with every key.
  expect(drawn.length).toBeLessThanOrEqual(2);
});

it('draws the saved row alone', async () => {
  const { user, stored } = await renderRows();
  await user.click(screen.getByRole('button', { name: 'Edit photo 15' }));
  await user.type(screen.getByRole('textbox', { name: /^Defect of/ }), 's');
  drawn.length = 0;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(stored()[14]?.defect).toBe('Diagonal cracks');
  });
  expect(new Set(drawn)).toEqual(new Set([15]));
});

it('draws the ticked row alone', async () => {
  const { user } = await renderRows();
  await user.click(screen.getByRole('checkbox', { name: 'Select photo 15' }));
  expect(new Set(drawn)).toEqual(new Set([15]));
});

it('draws no row while one is carried, by however many places', async () => {
  const { user, stored } = await renderRows();
  screen.getByRole('button', { name: 'Move photo 15' }).focus();
  await user.keyboard(' {ArrowUp}{ArrowUp}{PageDown}');
  expect(screen.getByText('Now at place 23 of 30.')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(drawn).toEqual([]);
  await user.keyboard(' {Home} ');
  await waitFor(() => {
    expect(stored()[14]?.position).toBeLessThan(1);
  });
});
