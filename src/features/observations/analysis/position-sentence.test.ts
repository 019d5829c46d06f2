import { describe, expect, it } from 'vitest';
import { makeObservation } from '../../../../testing/app/rows';
import { measurePace, positionSentence } from './position-sentence';
import { RESTING, type AnalysisRun } from './run-state';

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => makeObservation({ id: String(index) }));

/** So many answers, each so many seconds after the one before. */
function runWith(answers: number, seconds: number, changes: Partial<AnalysisRun> = {}) {
  const answerTimes = Array.from({ length: answers + 1 }, (_, index) => index * seconds * 1000);
  return { ...RESTING, state: 'analysing' as const, atOnce: 1, answerTimes, ...changes };
}

describe('where an analysis stands', () => {
  it('says which photo, what pace and how long', () => {
    const run = runWith(6, 20, { unanswered: rows(9) });
    expect(positionSentence(run, [7])).toBe(
      'Photo 7 is being looked at · about 20 s a photo · about 3 minutes left',
    );
  });

  it.each([
    [[3, 1, 2], 5, 7.4, 4, 'Photos 1, 2 and 3 are being looked at · about 7 s a photo · less than a minute left'], // prettier-ignore
    [[2], 4, 61, 1, 'Photo 2 is being looked at · about 60 s a photo · about a minute left'],
    [[], 4, 150, 60, 'about 3 min a photo · about 3 hours left'],
    [[5], 4, 1, 6, 'Photo 5 is being looked at'],
    [[], 4, 1, 0, ''],
  ])(
    'says of %o after %i answers %d s apart with %i left: see the text',
    (numbers, answers, seconds, left, text) => {
      expect(positionSentence(runWith(answers, seconds, { unanswered: rows(left) }), numbers)).toBe(text); // prettier-ignore
    },
  );

  it('says nothing of the pace before enough answers are in to tell', () => {
    expect(measurePace(runWith(2, 20))).toBeNull();
    expect(measurePace(runWith(3, 20))).toBe(20_000);
    // With six at once the first six answers may come together.
    expect(measurePace(runWith(5, 20, { atOnce: 6 }))).toBeNull();
    expect(measurePace({ ...runWith(9, 20), hold: 'paused' })).toBeNull();
  });
});
