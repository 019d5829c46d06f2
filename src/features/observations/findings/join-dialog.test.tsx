import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { listFindings } from '@/records/findings';
import { makeObservation } from '../../../../testing/app/rows';
import { JoinDialog } from './join-dialog';

const rows = [
  makeObservation({ id: 'a', element: 'Wall', defect: 'Crack', position: 1 }),
  makeObservation({ id: 'b', element: 'Slab', defect: '', position: 2 }),
  makeObservation({ id: 'c', finding_id: 'b', element: 'Kept aside', position: 3 }),
  makeObservation({ id: 'd', element: '', defect: '', position: 4 }),
];

function setUp(joining: string[]) {
  const onJoin = vi.fn();
  const onClose = vi.fn();
  render(
    <JoinDialog
      findings={listFindings(rows)}
      joining={joining}
      onJoin={onJoin}
      onClose={onClose}
    />,
  );
  return { user: userEvent.setup(), onJoin, onClose };
}

it('asks of one row with which, and offers the row above', async () => {
  const { user, onJoin, onClose } = setUp(['d']);
  expect(screen.getByRole('dialog', { name: 'Join photo 4 with' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Photo number' })).toHaveValue('2');
  const [first, second] = screen.getAllByRole('radio');
  expect(first).toBeChecked();
  expect(first).toHaveAccessibleName(/^Photos 2.3\s*Slab$/);
  expect(second).toHaveAccessibleName(/^Photo 4\s*No words yet$/);
  expect(screen.getByText(/^The words of Photo 4 are kept, and come back when it/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(onJoin).toHaveBeenCalledExactlyOnceWith('b', ['d']);
  expect(onClose).toHaveBeenCalledOnce();
});

it('finds a row by any of its photos', async () => {
  const { user, onJoin } = setUp(['a']);
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), '3');
  await user.click(screen.getByRole('radio', { name: /Slab/ }));
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(onJoin).toHaveBeenCalledExactlyOnceWith('b', ['a']);
});

it.each(['9', '1', '', 'two'])('says what to enter for “%s”, and joins nothing', async (typed) => {
  const { user, onJoin, onClose } = setUp(['a']);
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), `${typed}{Enter}`);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Enter the number of a photo of another row.',
  );
  expect([onJoin.mock.calls, onClose.mock.calls]).toEqual([[], []]);
});

it('asks of several rows whose words stand, and says what becomes of the others', async () => {
  const { user, onJoin } = setUp(['a', 'b', 'd']);
  expect(screen.getByRole('dialog', { name: 'One finding of photos 1–4' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('radio', { name: /Slab/ }));
  expect(screen.getByText(/^The words of Photos 1 and 4 are kept/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Join' }));
  expect(onJoin).toHaveBeenCalledExactlyOnceWith('b', ['a', 'd']);
});
