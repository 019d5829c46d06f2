import type { LanguageFacts } from '../forms/facts.ts';

export const FACTS: LanguageFacts = {
  english: 'Polish',
  own: 'Polski',
  tag: 'pl-PL',
  signs: { stop: '.', comma: ', ', colon: ': ', semicolon: '; ', space: ' ' },
  list: { and: ' i ', to: '–' },
  isUnspaced: false,
};
