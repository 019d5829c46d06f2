import { expect, it } from 'vitest';
import { findHeadWord, withArticle } from './prose.ts';

it.each([
  ['diagonal crack at the sill', 'a diagonal crack at the sill'],
  ['map (pattern) cracking across the frame', 'map (pattern) cracking across the frame'],
  ['open (unpointed) joint in the coping', 'an open (unpointed) joint in the coping'],
  ['hairline cracks (two) at the lintel', 'hairline cracks (two) at the lintel'],
])('gives "%s" the article it lacks', (phrase, expected) => {
  expect(withArticle(phrase)).toBe(expected);
});

it('finds the noun behind a remark in brackets', () => {
  expect(findHeadWord('lead (code 4) flashing at the chimney')).toBe('flashing');
});
