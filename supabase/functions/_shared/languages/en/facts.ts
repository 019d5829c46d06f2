import type { LanguageFacts } from '../forms/facts.ts';

export const FACTS: LanguageFacts = {
  english: 'English',
  own: 'English',
  tag: 'en-GB',
  signs: { stop: '.', comma: ', ', colon: ': ', semicolon: '; ', space: ' ' },
  list: { and: ' and ', to: '–' },
  isUnspaced: false,
};
