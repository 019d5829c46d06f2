import type { LanguageFacts } from '../forms/facts.ts';

export const FACTS: LanguageFacts = {
  english: 'Polish',
  own: 'Polski',
  tag: 'pl-PL',
  list: { comma: ', ', and: ' i ', to: '–' },
  isUnspaced: false,
};
