import type { LanguageFacts } from '../forms/facts.ts';

export const FACTS: LanguageFacts = {
  english: 'French',
  own: 'Français',
  tag: 'fr-FR',
  list: { comma: ', ', and: ' et ', to: '–' },
  isUnspaced: false,
};
