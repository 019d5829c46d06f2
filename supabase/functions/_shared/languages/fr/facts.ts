import type { LanguageFacts } from '../forms/facts.ts';

export const FACTS: LanguageFacts = {
  english: 'French',
  own: 'Français',
  tag: 'fr-FR',
  signs: { stop: '.', comma: ', ', colon: ' : ', semicolon: ' ; ', space: ' ' },
  list: { and: ' et ', to: '–' },
  isUnspaced: false,
};
