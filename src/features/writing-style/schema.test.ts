import { expect, it } from 'vitest';
import { isStyleLongEnough } from './schema';

it('takes fifteen characters and refuses fourteen @writing-style-schema-1', () => {
  expect(isStyleLongEnough('a'.repeat(15))).toBe(true);
  expect(isStyleLongEnough('a'.repeat(14))).toBe(false);
});

it('does not count spaces around the text @writing-style-schema-2', () => {
  expect(isStyleLongEnough(`  ${'a'.repeat(14)}  `)).toBe(false);
  expect(isStyleLongEnough(`\n${'a'.repeat(15)} `)).toBe(true);
});
