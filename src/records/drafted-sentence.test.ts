import { expect, it } from 'vitest';
import { draftedSentence, type StoredSection } from './section';

const section = (paragraph: string, drafted: string | null, analyst: string | null = 'gpt-x') =>
  ({ paragraph, drafted, analyst }) as StoredSection;

it.each([
  [null, null, null],
  [section('Mine.', null, null), null, null],
  [section('', 'Deleted since.'), null, null],
  [section('Text.', 'Text.'), null, 'Discussion drafted by gpt-x'],
  [
    section('Text.', 'Text.', 'builtin'),
    section('Mine now.', 'Text.'),
    'Discussion drafted by the built-in analyst; Recommendation drafted by gpt-x, edited since',
  ],
])('says who drafted what is stored: %#', (discussion, recommendation, sentence) => {
  expect(draftedSentence({ discussion, recommendation })).toBe(sentence);
});
