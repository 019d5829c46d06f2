import { expect, it } from 'vitest';
import { paragraphChanges, takeChange } from './paragraph-changes';

const BEFORE = 'The wall is dry.\n\nThe crack is old.\n\nMonitor it.';
const AFTER = 'The wall is damp.\n\nThe crack is old.\n\nMonitor it.\n\nAsk a roofer.';

it('names each place where two texts differ', () => {
  expect(paragraphChanges(BEFORE, AFTER)).toEqual([
    { before: 'The wall is dry.', after: 'The wall is damp.' },
    { before: '', after: 'Ask a roofer.' },
  ]);
  expect(paragraphChanges(BEFORE, BEFORE)).toEqual([]);
});

it('takes one of them and leaves the others', () => {
  expect(takeChange(BEFORE, AFTER, 0)).toBe(AFTER.replace('damp', 'dry'));
  expect(takeChange(BEFORE, AFTER, 1)).toBe(BEFORE.replace('dry', 'damp'));
});

it('comes to the one text when every difference is taken', () => {
  let text = AFTER;
  while (paragraphChanges(BEFORE, text).length > 0) text = takeChange(BEFORE, text, 0);
  expect(text).toBe(BEFORE);
});

it('leaves no doubled blank line where a paragraph goes', () => {
  expect(takeChange('One.\n\nThree.', 'One.\n\nTwo.\n\nThree.', 0)).toBe('One.\n\nThree.');
});
