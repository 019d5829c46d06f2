import { describe, expect, it } from 'vitest';
import { FunctionFailure } from '@/lib/invoke-function';
import type { FunctionErrorCode } from '../../../../supabase/functions/_shared/contract';
import { makeObservation } from '../../../../testing/app/rows';
import { next, type AnalysisEvent } from './analysis-run';
import { RESTING, type AnalysisRun } from './run-state';

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const failure = (code: FunctionErrorCode) => new FunctionFailure(`It failed: ${code}.`, code);

/** A run over rows '1', '2' … and what it has asked and what it waits for, in order. */
function begin(count: number, atOnce = 4) {
  let run: AnalysisRun = RESTING;
  const asked: string[] = [];
  const waits: number[] = [];
  const happen = (event: AnalysisEvent) => {
    const step = next(run, event);
    run = step.run;
    asked.push(...ids(step.ask));
    waits.push(...step.later.map(({ ms }) => ms));
    return run;
  };
  const rows = Array.from({ length: count }, (_, index) =>
    makeObservation({ id: String(index + 1) }),
  );
  happen({ type: 'goOnAsked' });
  happen({ type: 'rowsRead', rows, leaveOutFailed: true, atOnce });
  return {
    asked,
    waits,
    happen,
    fail: (id: string, code: FunctionErrorCode) =>
      happen({ type: 'rowFailed', id, error: failure(code) }),
    answer: (id: string) => happen({ type: 'rowAnalysed', row: makeObservation({ id }) }),
  };
}

describe('a failure that only somebody else can mend', () => {
  it('stops the run at once, with one error and the rest waiting', () => {
    const { fail, answer, asked } = begin(60);
    fail('1', 'analyst_no_credit');
    answer('2');
    fail('3', 'analyst_no_credit');
    const run = fail('4', 'analyst_no_credit');
    expect(asked).toEqual(['1', '2', '3', '4']);
    expect(run).toMatchObject({ state: 'stopped', left: 58, errors: { length: 1 } });
    expect(run.failedRows.size).toBe(0);
    expect(run.trouble?.error).toMatchObject({ code: 'analyst_no_credit' });
  });

  it('stays stopped when the screen is left, until a person asks', () => {
    const { fail, happen } = begin(1);
    fail('1', 'allowance_used_up');
    expect(happen({ type: 'screenLeft' }).state).toBe('stopped');
    expect(happen({ type: 'goOnAsked' })).toMatchObject({ state: 'reading', trouble: null });
  });
});

describe('photos that all fail alike', () => {
  const failAll = (run: ReturnType<typeof begin>, photos: string[]) =>
    photos.map((id) => run.fail(id, 'analyst_answer_invalid')).at(-1);

  it('stop the run after five, which count as failed; the rest waits', () => {
    const run = begin(60, 1);
    const stopped = failAll(run, ['1', '2', '3', '4', '5']);
    expect(run.asked).toHaveLength(5);
    expect(stopped).toMatchObject({ state: 'stopped', left: 55, errors: { length: 5 } });
    expect(stopped?.trouble?.error).toMatchObject({ code: 'analyst_answer_invalid' });
    expect(stopped?.failedRows.size).toBe(5);
  });

  it('are asked about last when a person has the run go on', () => {
    const run = begin(7, 1);
    const stopped = failAll(run, ['1', '2', '3', '4', '5']);
    run.happen({ type: 'goOnAsked' });
    const rows = ['1', '2', '3', '4', '5', '6', '7'].map((id) => makeObservation({ id }));
    const again = run.happen({ type: 'rowsRead', rows, leaveOutFailed: false, atOnce: 1 });
    expect(stopped?.state).toBe('stopped');
    expect(ids(again.unanswered)).toEqual(['6', '7', '1', '2', '3', '4', '5']);
  });

  it('do not stop a run that had an answer, or that fail in more than one way', () => {
    const answered = begin(8, 1);
    answered.answer('1');
    expect(failAll(answered, ['2', '3', '4', '5', '6', '7'])?.state).toBe('analysing');
    const mixed = begin(8, 1);
    mixed.fail('1', 'analyst_refused');
    expect(failAll(mixed, ['2', '3', '4', '5', '6', '7'])?.state).toBe('analysing');
  });

  it('do not stop the run where each photo is the reason', () => {
    const { fail } = begin(8, 1);
    const photos = ['1', '2', '3', '4', '5', '6'];
    expect(photos.map((id) => fail(id, 'photo_unreadable')).at(-1)?.state).toBe('analysing');
  });
});

describe('a failure that may pass', () => {
  it('has the run wait, then try one photo, then go on as before', () => {
    const { fail, answer, happen, asked, waits } = begin(8);
    fail('1', 'analyst_quota');
    fail('2', 'analyst_quota');
    answer('3');
    expect(asked).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    fail('4', 'analyst_quota');
    for (const id of ['5', '6', '7']) fail(id, 'analyst_quota');
    expect(asked).toHaveLength(7);
    happen({ type: 'troubleWaited' });
    expect(asked.slice(7)).toEqual(['8']);
    answer('8');
    expect(asked.slice(8)).toEqual(['1', '2', '4', '5']);
    expect(waits).toEqual([15_000, 15_000]);
  });

  it('stops the run at the third in a row, after growing waits', () => {
    const { fail, happen, waits } = begin(9, 1);
    fail('1', 'analyst_unreachable');
    happen({ type: 'troubleWaited' });
    fail('2', 'analyst_unreachable');
    happen({ type: 'troubleWaited' });
    const run = fail('3', 'analyst_unreachable');
    expect(waits).toEqual([15_000, 60_000]);
    expect(run).toMatchObject({ state: 'stopped', left: 8, errors: { length: 1 } });
  });

  it('fails a photo that the analyst never answers for, and describes the others', () => {
    const { fail, answer, happen } = begin(3, 1);
    fail('1', 'analyst_unreachable');
    happen({ type: 'troubleWaited' });
    answer('2');
    fail('3', 'analyst_unreachable');
    happen({ type: 'troubleWaited' });
    fail('1', 'analyst_unreachable');
    happen({ type: 'troubleWaited' });
    answer('3');
    const run = fail('1', 'analyst_unreachable');
    expect(run).toMatchObject({ state: 'resting', analysed: { length: 2 }, errors: { length: 1 } });
    expect([...run.failedRows]).toEqual(['1']);
  });
});

describe('a photo that is under way elsewhere', () => {
  it('is looked for again after growing pauses, while the others go on', () => {
    const { fail, answer, happen, asked, waits } = begin(3, 1);
    fail('1', 'already_under_way');
    expect(asked).toEqual(['1', '2']);
    answer('2');
    happen({ type: 'rowDue', id: '1' });
    answer('3');
    expect(asked).toEqual(['1', '2', '3', '1']);
    fail('1', 'already_under_way');
    expect(waits).toEqual([2000, 4000]);
    happen({ type: 'rowDue', id: '1' });
    expect(answer('1')).toMatchObject({ state: 'resting', analysed: { length: 3 }, errors: [] });
  });

  it('fails after about ten minutes', () => {
    const { fail, happen, waits } = begin(1);
    let run = fail('1', 'already_under_way');
    while (run.state === 'analysing') {
      happen({ type: 'rowDue', id: '1' });
      run = fail('1', 'already_under_way');
    }
    expect(run.errors).toHaveLength(1);
    const minutes = waits.reduce((sum, ms) => sum + ms, 0) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThan(12);
  });
});
