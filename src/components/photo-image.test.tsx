import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PhotoImage } from './photo-image';

vi.mock('@/lib/config', () => ({
  knownConfig: () => ({ supabaseUrl: 'https://now.example' }),
}));

/** Stored while the host had another name. */
const STORED = 'https://then.example/storage/v1/object/public/inspection_photos/ada/report/1_a.jpg';

const PHOTO = 'https://plumbline.test/1700000000000_wall.jpg';

it('shows the rendition, then the photo itself, then a note that neither can be had', () => {
  render(<PhotoImage photo={PHOTO} alt="Photo 3" />);
  expect(screen.getByRole('img')).toHaveAttribute(
    'src',
    'https://plumbline.test/1700000000000_wall.small.jpg',
  );
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img')).toHaveAttribute('src', PHOTO);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'Photo 3 (cannot be shown)' })).toBeInTheDocument();
});

it('starts anew with another photo', () => {
  const { rerender } = render(<PhotoImage photo={PHOTO} alt="Photo 3" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<PhotoImage photo="https://plumbline.test/2_roof.jpg" alt="Photo 3" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', 'https://plumbline.test/2_roof.small.jpg');
});

it('shows what this host serves, whatever host the photo was stored at', () => {
  const now = 'https://now.example/storage/v1/object/public/inspection_photos/ada/report';
  render(<PhotoImage photo={STORED} alt="Photo 3" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', `${now}/1_a.small.jpg`);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img')).toHaveAttribute('src', `${now}/1_a.jpg`);
});
