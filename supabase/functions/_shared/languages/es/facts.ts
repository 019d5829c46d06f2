import type { LanguageFacts } from '../forms/facts.ts';

export const FACTS: LanguageFacts = {
  english: 'Spanish',
  own: 'Español',
  tag: 'es-ES',
  list: { comma: ', ', and: ' y ', to: '–' },
  isUnspaced: false,
};
