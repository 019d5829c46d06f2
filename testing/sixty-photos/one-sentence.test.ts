import { describe, expect, it } from 'vitest';
import { goThrough } from './go-through.ts';
import { isUntouched, PHOTOS } from './inspection.ts';
import { startLanes } from './lanes.ts';
import { isUsual, STOPPED_TRIALS } from './stopped-trials.ts';
import { chosen, TRIAL_LIMIT_MS } from './trial.ts';
import { openForSuite } from '../open-for-suite.ts';

const lanes = openForSuite(() => startLanes(2, { atOnce: AT_ONCE }));

/** As a host takes them, so that no more are under way beside the one that ends it. */
const AT_ONCE = 2;
/** The gateway tries a line that fell, or an overloaded server, twice more. */
const TRIES = 3;
/** Those that fail alike, and those that were under way beside the last of them. */
const MOST_FAILURES = 8;

describe.concurrent(`${PHOTOS} photos end with one sentence, and their rows as they were`, () => {
  it.each(chosen(STOPPED_TRIALS, isUsual))(
    '$name, as $kind',
    async (trial) => {
      const { questions, rows, log, counted } = await lanes.use((host, inspection) =>
        goThrough(host, inspection, trial),
      );
      expect(questions.filter(({ state }) => state === 'failed')).toHaveLength(PHOTOS);
      const tried = questions.filter(({ tries }) => tries > 0);
      expect(tried.map(({ code }) => code)).toContain(trial.code);
      expect(questions[0]?.message).toMatch(trial.says);
      expect(new Set(questions.map(({ message }) => message)).size).toBe(1);
      expect(tried.length).toBeLessThanOrEqual(trial.mostFailures ?? MOST_FAILURES);
      expect(rows.filter(isUntouched)).toHaveLength(PHOTOS);
      expect(log.askedTwiceAtOnce).toEqual([]);
      expect(counted.allowance).toBeLessThanOrEqual(TRIES * MOST_FAILURES);
    },
    TRIAL_LIMIT_MS,
  );
});
