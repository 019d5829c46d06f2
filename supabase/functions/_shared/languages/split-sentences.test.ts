import { expect, it } from 'vitest';
import { splitSentences } from './split-sentences.ts';

it.each([
  ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  ['Crack approx. 3 mm wide. Rust.', ['Crack approx. 3 mm wide.', 'Rust.']],
  ['Riss, z. B. Beton und Putz. Rost.', ['Riss, z. B. Beton und Putz.', 'Rost.']],
  ['ひび割れ。錆汁あり。', ['ひび割れ。', '錆汁あり。']],
  ['  ', []],
])('%j', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});
