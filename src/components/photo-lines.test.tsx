import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PhotoImage } from './photo-image';
import { PhotoLines, type PhotoLine } from './photo-lines';

const LINES: PhotoLine[] = [
  {
    kind: 'crack',
    points: [
      [0, 0],
      [0.5, 1],
    ],
  },
];
const drawing = () => document.querySelector('[data-photo-lines]');

it('draws in shares of the picture, not of the box that it is fitted into', () => {
  render(<PhotoLines lines={LINES} picture={{ width: 400, height: 300 }} />);
  expect(drawing()).toHaveAttribute('viewBox', '0 0 400 300');
  expect(drawing()).toHaveAttribute('preserveAspectRatio', 'xMidYMid meet');
  for (const path of drawing()!.querySelectorAll('path')) {
    expect(path).toHaveAttribute('d', 'M0 0L200 300');
  }
});

it('draws faint what a person has yet to judge', () => {
  const picture = { width: 4, height: 3 };
  const { rerender } = render(<PhotoLines lines={LINES} picture={picture} />);
  expect(drawing()).not.toHaveClass('opacity-55');
  rerender(<PhotoLines lines={LINES.map((one) => ({ ...one, kind: 'look' }))} picture={picture} />);
  expect(drawing()).toHaveClass('opacity-55');
});

it('keeps lines thin where the box around is enlarged', () => {
  const widths = (scale: number) => {
    const { container } = render(
      <PhotoLines lines={LINES} picture={{ width: 4, height: 3 }} scale={scale} />,
    );
    return [...container.querySelectorAll('path')].map((path) =>
      Number(path.getAttribute('stroke-width')),
    );
  };
  expect(widths(4).map((width) => width * 4)).toEqual(widths(1));
});

it('is drawn over a photo once its proportions are known', () => {
  render(<PhotoImage photo="https://plumbline.test/1_a.jpg" alt="Photo 1" lines={LINES} />);
  expect(drawing()).toBeNull();
  fireEvent.load(screen.getByRole('img'));
  expect(drawing()).not.toBeNull();
});
