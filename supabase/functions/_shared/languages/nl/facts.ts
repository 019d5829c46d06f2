import type { LanguageFacts } from '../forms/facts.ts';

export const FACTS: LanguageFacts = {
  english: 'Dutch',
  own: 'Nederlands',
  tag: 'nl-NL',
  signs: { stop: '.', comma: ', ', colon: ': ', semicolon: '; ', space: ' ' },
  list: { and: ' en ', to: '–' },
  isUnspaced: false,
};
