import { expect, it } from 'vitest';
import { splitSentences } from './split-sentences.ts';

it.each([
  ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
  ['Crack approx. 3 mm wide. Rust.', ['Crack approx. 3 mm wide.', 'Rust.']],
  ['Riss, z. B. Beton und Putz. Rost.', ['Riss, z. B. Beton und Putz.', 'Rost.']],
  ['ひび割れ。錆汁あり。', ['ひび割れ。', '錆汁あり。']],
  ['Nothing was opened up. The gap is wide.', ['Nothing was opened up.', 'The gap is wide.']],
  ['Die Fuge ist zu. Der Putz hält.', ['Die Fuge ist zu.', 'Der Putz hält.']],
  [
    'Sign reading “max. 3.5 t” at the bridge. Rust.',
    ['Sign reading “max. 3.5 t” at the bridge.', 'Rust.'],
  ],
  ['  ', []],
])('%j', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});
