import type { LanguageFacts } from '../forms/facts.ts';

export const FACTS: LanguageFacts = {
  english: 'Dutch',
  own: 'Nederlands',
  tag: 'nl-NL',
  list: { comma: ', ', and: ' en ', to: '–' },
  isUnspaced: false,
};
