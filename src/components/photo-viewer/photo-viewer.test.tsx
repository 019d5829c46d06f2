import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PhotoViewer } from './photo-viewer';

const photos = [1, 2, 4].map((number) => ({
  number,
  photo: `https://plumbline.test/${number}.jpg`,
  caption: `Crack ${number}`,
}));

function Screen() {
  const [number, setNumber] = useState<number | null>(null);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setNumber(2);
        }}
      >
        Open
      </button>
      <PhotoViewer photos={photos} total={5} number={number} onNumber={setNumber} />
    </>
  );
}

it('goes from photo to photo by its rows’ numbers, and gives the focus back', async () => {
  render(<Screen />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Photo 2 of 5' })).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('dialog', { name: 'Photo 4 of 5' })).toBeInTheDocument();
  expect(screen.getByText('Crack 4')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('dialog', { name: 'Photo 1 of 5' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Previous photo' })).toHaveAttribute('aria-disabled');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('button', { name: 'Open' }));
});

it('hides a drawing by l and keeps it hidden in the next photo; none, no button', async () => {
  const drawing = { marks: [], last: 0, turn: 90, crop: null };
  const marked = photos.slice(0, 2).map((photo) => ({ ...photo, drawing }));
  const show = vi.fn();
  const { rerender } = render(<PhotoViewer photos={marked} total={2} number={1} onNumber={show} />);
  const hide = { name: 'Hide lines (l)' };
  expect(await screen.findByRole('button', hide)).toBeVisible();
  await userEvent.keyboard('l');
  expect(screen.queryByRole('button', hide)).toBeNull();
  rerender(<PhotoViewer photos={marked} total={2} number={2} onNumber={show} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show lines (l)' }));
  expect(screen.getByRole('button', hide)).toBeVisible();
  rerender(<PhotoViewer photos={photos} total={5} number={4} onNumber={show} />);
  expect(screen.queryByRole('button', { name: /lines/ })).toBeNull();
});
