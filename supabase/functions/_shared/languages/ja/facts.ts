import type { LanguageFacts } from '../forms/facts.ts';

export const FACTS: LanguageFacts = {
  english: 'Japanese',
  own: '日本語',
  tag: 'ja-JP',
  signs: { stop: '。', comma: '、', colon: '：', semicolon: '；', space: '' },
  list: { and: '、', to: '～' },
  isUnspaced: true,
};
