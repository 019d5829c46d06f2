import type { LanguageFacts } from '../forms/facts.ts';

export const FACTS: LanguageFacts = {
  english: 'German',
  own: 'Deutsch',
  tag: 'de-DE',
  signs: { stop: '.', comma: ', ', colon: ': ', semicolon: '; ', space: ' ' },
  list: { and: ' und ', to: '–' },
  isUnspaced: false,
};
