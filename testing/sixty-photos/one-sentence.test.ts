import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isStopped } from '../../src/features/observations/analysis/run-state.ts';
import { errorMessage } from '../../src/lib/errors.ts';
import { goThrough } from './go-through.ts';
import { isUntouched, PHOTOS } from './inspection.ts';
import { type Lanes, startLanes } from './lanes.ts';
import { isUsual, STOPPED_TRIALS } from './stopped-trials.ts';
import { chosen, TRIAL_LIMIT_MS } from './trial.ts';

let lanes: Lanes;
beforeAll(async () => {
  lanes = await startLanes(2);
});
afterAll(() => lanes.close());

/** The gateway tries a line that fell, or an overloaded server, twice more. */
const TRIES = 3;
/** Those that fail alike, and those that were under way beside the last of them. */
const MOST_FAILURES = 8;

describe.concurrent(`${PHOTOS} photos end with one sentence, and their rows as they were`, () => {
  it.each(chosen(STOPPED_TRIALS, isUsual))(
    '$name, as $kind',
    async (trial) => {
      const { run, outcome, rows, log, counted } = await lanes.use((host, inspection) =>
        goThrough(host, inspection, trial),
      );
      expect(isStopped(run)).toBe(true);
      const errors = outcome?.errors ?? [];
      expect(errors).toContainEqual(expect.objectContaining({ code: trial.code }));
      expect(errorMessage(errors[0])).toMatch(trial.says);
      expect(new Set(errors.map((error) => errorMessage(error))).size).toBe(1);
      expect(errors.length).toBeLessThanOrEqual(trial.mostFailures ?? MOST_FAILURES);
      expect(errors.length + (outcome?.left ?? 0)).toBe(PHOTOS);
      expect(rows.filter(isUntouched)).toHaveLength(PHOTOS);
      expect(log.askedTwiceAtOnce).toEqual([]);
      expect(counted.allowance).toBeLessThanOrEqual(TRIES * MOST_FAILURES);
    },
    TRIAL_LIMIT_MS,
  );
});
