import type { LanguageFacts } from '../forms/facts.ts';

export const FACTS: LanguageFacts = {
  english: 'Portuguese',
  own: 'Português',
  tag: 'pt-PT',
  list: { comma: ', ', and: ' e ', to: '–' },
  isUnspaced: false,
};
