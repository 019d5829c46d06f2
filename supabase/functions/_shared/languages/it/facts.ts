import type { LanguageFacts } from '../forms/facts.ts';

export const FACTS: LanguageFacts = {
  english: 'Italian',
  own: 'Italiano',
  tag: 'it-IT',
  list: { comma: ', ', and: ' e ', to: '–' },
  isUnspaced: false,
};
