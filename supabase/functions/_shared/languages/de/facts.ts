import type { LanguageFacts } from '../forms/facts.ts';

export const FACTS: LanguageFacts = {
  english: 'German',
  own: 'Deutsch',
  tag: 'de-DE',
  list: { comma: ', ', and: ' und ', to: '–' },
  isUnspaced: false,
};
