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

it('shows two long texts that have nothing in common as a whole, without holding the page', () => {
  const started = performance.now();
  render(<WordDiff before={words(3500, 'a')} after={words(3500, 'b')} language="en" />);
  expect(screen.getAllByRole('deletion')).toHaveLength(1);
  expect(screen.getAllByRole('insertion')).toHaveLength(1);
  expect(performance.now() - started).toBeLessThan(1500);
});
