import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FunctionFailure } from '@/lib/invoke-function';
import type { Observation } from '@/records/observation';
import type { FunctionErrorCode } from '../../../../supabase/functions/_shared/contract/wire';
import { makeObservation } from '../../../../testing/app/rows';
import { createReportAnalysis } from './report-analysis';
import { isStopped } from './run-state';
import { SimulatedBrowser } from './simulated-browser.fixture';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const failure = (code: FunctionErrorCode) => new FunctionFailure(`It failed: ${code}.`, code);
const DESCRIBED = { element: 'Wall', defect: 'Crack', recommendation: 'Monitor' };

/** A run over rows '1', '2' … that an analyst answers as told; `asked` are those asked about, in order. */
async function begin(count: number, atOnce = 4) {
  const asked: string[] = [];
  const held = new Map<
    string,
    { resolve: (row: Observation) => void; reject: (why: Error) => void }
  >();
  const rows = Array.from({ length: count }, (_, index) =>
    makeObservation({ id: String(index + 1) }),
  );
  const analysis = createReportAnalysis(
    {
      readRows: () => Promise.resolve(rows),
      readRow: (row) => Promise.resolve(row),
      knownRow: (row) => row,
      fillTexts: ({ id }) => {
        asked.push(id);
        return new Promise((resolve, reject) => {
          held.set(id, { resolve, reject });
        });
      },
      askAgain: (row) => Promise.resolve(row),
      callOff: () => Promise.resolve(),
      showRow: () => undefined,
      atOnce: () => atOnce,
    },
    new SimulatedBrowser().open().hold,
  );
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const run = () => analysis.store.getState();
  let outcome = analysis.goOn({ leaveOutFailed: true });
  await pass(0);
  return {
    ...analysis,
    asked,
    pass,
    run,
    outcome: () => outcome,
    ask: async () => {
      outcome = analysis.goOn({ leaveOutFailed: false });
      await pass(0);
    },
    fail: async (id: string, code: FunctionErrorCode) => {
      held.get(id)?.reject(failure(code));
      await pass(0);
      return run();
    },
    answer: async (id: string) => {
      held.get(id)?.resolve({ ...makeObservation({ id }), ...DESCRIBED });
      await pass(0);
      return run();
    },
  };
}

describe('a failure that only somebody else can mend', () => {
  it('stops the run at once, with one error and the rest waiting', async () => {
    const { fail, answer, asked, outcome } = await begin(60);
    await fail('1', 'analyst_no_credit');
    await answer('2');
    await fail('3', 'analyst_no_credit');
    const run = await fail('4', 'analyst_no_credit');
    expect(asked).toEqual(['1', '2', '3', '4']);
    expect(isStopped(run)).toBe(true);
    expect(await outcome()).toMatchObject({ left: 58, errors: { length: 1 } });
    expect(run.failedRows.size).toBe(0);
    expect(run.stoppedBy?.error).toMatchObject({ code: 'analyst_no_credit' });
  });

  it('stays stopped when the screen is left, until a person asks', async () => {
    const { fail, leave, run, ask } = await begin(1);
    await fail('1', 'allowance_used_up');
    leave();
    expect(isStopped(run())).toBe(true);
    await ask();
    expect(run()).toMatchObject({ state: 'analysing', stoppedBy: null });
  });
});

describe('photos that all fail alike', () => {
  type Begun = Awaited<ReturnType<typeof begin>>;
  const failAll = async (
    { fail, run }: Begun,
    photos: string[],
    code: FunctionErrorCode = 'analyst_answer_invalid',
  ) => {
    for (const id of photos) await fail(id, code);
    return run();
  };

  it.each([
    'analyst_answer_cut',
    'analyst_answer_empty',
    'analyst_answer_invalid',
    'analyst_refused',
    'internal',
  ] as const)(
    'by %s stop the run after three, which count as failed; the rest waits',
    async (code) => {
      const begun = await begin(60, 1);
      const stopped = await failAll(begun, ['1', '2', '3'], code);
      expect(begun.asked).toHaveLength(3);
      expect(isStopped(stopped)).toBe(true);
      expect(await begun.outcome()).toMatchObject({ left: 57, errors: { length: 3 } });
      expect(stopped.stoppedBy?.error).toMatchObject({ code });
      expect(stopped.failedRows.size).toBe(3);
    },
  );

  it('are asked about last when a person has the run go on', async () => {
    const begun = await begin(5, 1);
    const stopped = await failAll(begun, ['1', '2', '3']);
    expect(isStopped(stopped)).toBe(true);
    await begun.ask();
    expect(ids(begun.run().unanswered)).toEqual(['4', '5', '1', '2', '3']);
    for (const id of ['4', '5']) await begun.answer(id);
    expect(begun.asked.slice(3)).toEqual(['4', '5', '1']);
  });

  it('stop a run that had an answer before, and one in which another failure came between', async () => {
    const answered = await begin(8, 1);
    await answered.answer('1');
    expect(isStopped(await failAll(answered, ['2', '3', '4']))).toBe(true);
    const mixed = await begin(8, 1);
    await mixed.fail('1', 'analyst_refused');
    expect((await failAll(mixed, ['2', '3'])).state).toBe('analysing');
    await mixed.fail('4', 'analyst_refused');
    expect((await failAll(mixed, ['5', '6'])).state).toBe('analysing');
    expect(isStopped(await failAll(mixed, ['7']))).toBe(true);
  });

  it('do not stop a run that has answers between them', async () => {
    const begun = await begin(9, 1);
    for (const [first, second, third] of ['123', '456'].map((three) => [...three])) {
      await begun.fail(first!, 'analyst_answer_cut');
      await begun.fail(second!, 'analyst_answer_cut');
      await begun.answer(third!);
    }
    expect(begun.run().state).toBe('analysing');
  });

  it('do not stop the run where each photo is the reason', async () => {
    const begun = await begin(8, 1);
    const photos = ['1', '2', '3', '4', '5', '6'];
    expect((await failAll(begun, photos, 'photo_unreadable')).state).toBe('analysing');
  });
});

describe('a failure that may pass', () => {
  it('has the run wait, then try one photo, then go on as before', async () => {
    const { fail, answer, pass, asked } = await begin(8);
    await fail('1', 'analyst_quota');
    await fail('2', 'analyst_quota');
    await answer('3');
    expect(asked).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    await fail('4', 'analyst_quota');
    for (const id of ['5', '6', '7']) await fail(id, 'analyst_quota');
    await pass(14_999);
    expect(asked).toHaveLength(7);
    await pass(1);
    expect(asked.slice(7)).toEqual(['8']);
    await answer('8');
    expect(asked.slice(8)).toEqual(['1', '2', '4', '5']);
  });

  it('stops the run at the third in a row, after growing waits', async () => {
    const { fail, pass, asked, outcome, run } = await begin(9, 1);
    await fail('1', 'analyst_unreachable');
    await pass(15_000);
    await fail('2', 'analyst_unreachable');
    await pass(59_999);
    expect(asked).toEqual(['1', '2']);
    await pass(1);
    await fail('3', 'analyst_unreachable');
    expect(isStopped(run())).toBe(true);
    expect(await outcome()).toMatchObject({ left: 8, errors: { length: 1 } });
  });

  it('fails a photo that the analyst never answers for, and describes the others', async () => {
    const { fail, answer, pass, run } = await begin(3, 1);
    await fail('1', 'analyst_unreachable');
    await pass(15_000);
    await answer('2');
    await fail('3', 'analyst_unreachable');
    await pass(15_000);
    await fail('1', 'analyst_unreachable');
    await pass(60_000);
    await answer('3');
    await fail('1', 'analyst_unreachable');
    expect(run()).toMatchObject({
      state: 'resting',
      stoppedBy: null,
      analysed: { length: 2 },
      errors: { length: 1 },
    });
    expect([...run().failedRows]).toEqual(['1']);
  });
});

describe('a photo that is under way elsewhere', () => {
  it('is asked about again after growing pauses, while the others go on', async () => {
    const { fail, answer, pass, asked, run } = await begin(3, 1);
    await fail('1', 'already_under_way');
    expect([...run().elsewhere]).toEqual(['1']);
    expect(asked).toEqual(['1', '2']);
    await answer('2');
    await pass(2000);
    await answer('3');
    expect(asked).toEqual(['1', '2', '3', '1']);
    await fail('1', 'already_under_way');
    await pass(3999);
    expect(asked).toHaveLength(4);
    await pass(1);
    expect(await answer('1')).toMatchObject({
      state: 'resting',
      analysed: { length: 3 },
      errors: [],
    });
  });

  it('fails after about ten minutes', async () => {
    const { fail, pass, run } = await begin(1);
    const began = Date.now();
    await fail('1', 'already_under_way');
    while (run().state === 'analysing') {
      await pass(1000);
      if (run().underWay.size > 0) await fail('1', 'already_under_way');
    }
    expect(run().errors).toHaveLength(1);
    const minutes = (Date.now() - began) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThan(12);
  });
});
