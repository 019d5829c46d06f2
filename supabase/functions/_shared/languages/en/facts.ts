import type { LanguageFacts } from '../forms/facts.ts';

export const FACTS: LanguageFacts = {
  english: 'English',
  own: 'English',
  tag: 'en-GB',
  list: { comma: ', ', and: ' and ', to: '–' },
  isUnspaced: false,
};
