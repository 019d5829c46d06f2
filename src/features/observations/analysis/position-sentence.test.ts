import { expect, it } from 'vitest';
import { makeQuestion } from '../../../../testing/app/simulated-questions';
import type { Analysis } from '@/features/questions/queries';
import { countSentence, positionSentence } from './position-sentence';

/** So many answers, each so many seconds after the one before, and so many photos left. */
function makeAnalysis(answers: number, seconds: number, left: number): Analysis {
  const answered = Array.from({ length: answers }, (_, index) =>
    makeQuestion({
      state: 'answered',
      settled_at: new Date(Date.UTC(2026, 10, 27, 11) + index * seconds * 1000).toISOString(),
    }),
  );
  return {
    hold: null,
    questions: [...answered, ...Array.from({ length: left }, () => makeQuestion())],
  };
}

it.each([
  [[7], 7, 20, 9, 'Photo 7 is being looked at · about 20 s a photo · about 3 minutes left'],
  [[3, 1, 2], 6, 7.4, 4, 'Photos 1, 2 and 3 are being looked at · about 7 s a photo · less than a minute left'], // prettier-ignore
  [[2], 5, 61, 1, 'Photo 2 is being looked at · about 60 s a photo · about a minute left'],
  [[], 5, 150, 60, 'about 3 min a photo · about 3 hours left'],
  [[5], 5, 1, 6, 'Photo 5 is being looked at'],
  [[5], 2, 20, 6, 'Photo 5 is being looked at'],
  [[], 5, 1, 0, ''],
])(
  'says of %o after %i answers %d s apart with %i left: see the text',
  (numbers, answers, seconds, left, text) => {
    expect(positionSentence(makeAnalysis(answers, seconds, left), numbers)).toBe(text);
  },
);

it('counts what is done of what was asked', () => {
  const analysis = makeAnalysis(3, 1, 9);
  expect(countSentence(analysis)).toBe('Analysing 3 / 12 photos...');
  expect(countSentence({ ...analysis, hold: 'paused' })).toBe('Paused at 3 / 12 photos');
  expect(countSentence(makeAnalysis(3, 1, 0))).toBe(null);
});
