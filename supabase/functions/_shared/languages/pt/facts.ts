import type { LanguageFacts } from '../forms/facts.ts';

export const FACTS: LanguageFacts = {
  english: 'Portuguese',
  own: 'Português',
  tag: 'pt-PT',
  signs: { stop: '.', comma: ', ', colon: ': ', semicolon: '; ', space: ' ' },
  list: { and: ' e ', to: '–' },
  isUnspaced: false,
};
