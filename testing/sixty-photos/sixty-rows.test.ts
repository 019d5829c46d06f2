import { describe, expect, it } from 'vitest';
import { FILLED_TRIALS, isUsual } from './filled-trials.ts';
import { goThrough } from './go-through.ts';
import { hasWords, isUntouched, PHOTOS } from './inspection.ts';
import { startLanes } from './lanes.ts';
import { chosen, TRIAL_LIMIT_MS } from './trial.ts';
import { openForSuite } from '../open-for-suite.ts';

const lanes = openForSuite(() => startLanes(3));

describe.concurrent(`${PHOTOS} photos end with ${PHOTOS} rows`, () => {
  it.each(chosen(FILLED_TRIALS, isUsual))(
    '$name, as $kind',
    async (trial) => {
      const { refuses = () => false, answersAPhoto = 1, callsAgain = 0 } = trial;
      const { questions, rows, log, counted } = await lanes.use((host, inspection) =>
        goThrough(host, inspection, trial),
      );
      const numbers = rows.map((_, index) => index + 1);
      const refused = numbers.filter(refuses);
      expect(numbers.filter((number) => isUntouched(rows[number - 1]!))).toEqual(refused);
      expect(rows.filter(hasWords)).toHaveLength(PHOTOS - refused.length);
      const failed = questions.filter(({ state }) => state === 'failed');
      expect(failed.map(({ code }) => code)).toEqual(refused.map(() => 'analyst_refused'));
      expect(log.askedTwiceAtOnce).toEqual([]);
      expect(Math.max(...log.answersByPhoto.values())).toBe(answersAPhoto);
      // A photo refused before the model saw it costs nobody anything.
      const asked = log.records.filter(
        (record) =>
          (record.outcome !== 'failed' && record.outcome !== 'broken') || record.status === 200,
      );
      expect(counted).toMatchObject({
        calls: PHOTOS + callsAgain,
        questions: asked.length,
        allowance: asked.length,
      });
    },
    TRIAL_LIMIT_MS,
  );
});
