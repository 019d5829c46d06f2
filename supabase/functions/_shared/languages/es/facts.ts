import type { LanguageFacts } from '../forms/facts.ts';

export const FACTS: LanguageFacts = {
  english: 'Spanish',
  own: 'Español',
  tag: 'es-ES',
  signs: { stop: '.', comma: ', ', colon: ': ', semicolon: '; ', space: ' ' },
  list: { and: ' y ', to: '–' },
  isUnspaced: false,
};
