import type { LanguageFacts } from '../forms/facts.ts';

export const FACTS: LanguageFacts = {
  english: 'Japanese',
  own: '日本語',
  tag: 'ja-JP',
  list: { comma: '、', and: '、', to: '～' },
  isUnspaced: true,
};
