import { expect, it } from 'vitest';
import { makePhotoContext } from '../../../../../testing/analyst-calls.ts';
import { makeDefect, makePhotoAnswer } from '../../../../../testing/model/model-answers.ts';
import { objectionTo } from './check-answer.ts';
import { knownWords } from './known-words.ts';

const grounds = { language: 'en' as const, known: knownWords(makePhotoContext(), {}), scale: null };
const DANGER = [makeDefect({ severity: 'safety' })];

it.each([
  ['a danger without urgency', { defects: DANGER, urgency: 'none' }, /safety.*urgency is none/],
  ['a danger to watch first', { defects: DANGER, urgency: 'monitor' }, /urgency is monitor/],
  [
    'nothing inspectable with a defect',
    { outcome: 'nothing_inspectable', defects: [makeDefect()] },
    /outcome is nothing_inspectable, and defects are listed/,
  ],
] as const)('asks again for %s', (_, changes, asked) => {
  expect(objectionTo(makePhotoAnswer(changes as never), grounds)).toMatch(asked);
});

it('takes a danger that is urgent, and a lesser defect that is not', () => {
  const danger = makePhotoAnswer({ defects: DANGER, urgency: 'immediate' });
  expect(objectionTo(danger, grounds)).toBeNull();
  const minor = makePhotoAnswer({ defects: [makeDefect({ severity: 'minor' })], urgency: 'none' });
  expect(objectionTo(minor, grounds)).toBeNull();
});
