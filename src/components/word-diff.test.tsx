import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WordDiff } from './word-diff';

const words = (count: number, start: string) =>
  Array.from({ length: count }, (_, index) => start + String(index)).join(' ');

it('says which words went and which came', () => {
  render(<WordDiff before="A fine crack" after="A wide crack" language="en" />);
  expect(screen.getByRole('deletion')).toHaveTextContent('fine');
  expect(screen.getByRole('insertion')).toHaveTextContent('wide');
});

// Looking for edits costs the square of how many there may be: a page is not held where 2,200 are given up.
it.each([1100, 3500])(
  'shows two texts of %i words that have none in common as a whole',
  (count) => {
    render(<WordDiff before={words(count, 'a')} after={words(count, 'b')} language="en" />);
    expect(screen.getAllByRole('deletion')).toHaveLength(1);
    expect(screen.getAllByRole('insertion')).toHaveLength(1);
  },
);
