import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { JudgedNote } from './judged-note';

const shown = (state?: 'all' | 'part' | 'none' | 'off') => {
  const { container } = render(<JudgedNote judged={state && { state, by: 'gpt-x' }} />);
  return container.textContent;
};

it.each([
  ['none', 'Not judged: no second reading of these words took place.'],
  ['part', 'Judged in part: some of these sentences had no second reading.'],
  ['all', ''],
  ['off', ''],
  [undefined, ''],
] as const)('says of words that are judged %s: "%s"', (state, words) => {
  expect(shown(state)).toBe(words);
});
