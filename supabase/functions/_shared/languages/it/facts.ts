import type { LanguageFacts } from '../forms/facts.ts';

export const FACTS: LanguageFacts = {
  english: 'Italian',
  own: 'Italiano',
  tag: 'it-IT',
  signs: { stop: '.', comma: ', ', colon: ': ', semicolon: '; ', space: ' ' },
  list: { and: ' e ', to: '–' },
  isUnspaced: false,
};
