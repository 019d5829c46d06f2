import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeObservation } from '../../../../testing/app/rows';
import { storyOf } from '../../../../testing/stories';
import { FunctionFailure } from '@/lib/invoke-function';
import {
  answer,
  ask,
  begin,
  beginReading,
  end,
  endWait,
  failReading,
  isRunUnderWay,
  meetFailure,
  obey,
  countProgress,
  release,
  RESTING,
  type AnalysisRun,
  type Hold,
} from './run-state';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const rowOf = (id: string) => makeObservation({ id });
const FAILURES = ['', 'already_under_way', 'analyst_quota', 'analyst_no_credit'];

type Event =
  | { type: 'read' | 'leave' | 'wait' }
  | { type: 'rows'; ids: string[]; leaveOutFailed: boolean }
  | { type: 'hold'; hold: Hold | null }
  | { type: 'ask' | 'answer' | 'release'; id: string }
  | { type: 'fail'; id: string; code: string };

const id = fc.constantFrom(...IDS);
const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ type: fc.constantFrom('read' as const, 'leave' as const, 'wait' as const) }),
  fc.record({
    type: fc.constant('rows' as const),
    ids: fc.shuffledSubarray(IDS),
    leaveOutFailed: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('hold' as const),
    hold: fc.constantFrom('paused' as const, 'cancelled' as const, null),
  }),
  fc.record({
    type: fc.constantFrom('ask' as const, 'answer' as const, 'release' as const),
    id,
  }),
  fc.record({ type: fc.constant('fail' as const), id, code: fc.constantFrom(...FAILURES) }),
);
const anyHistory = storyOf(anyEvent, 60);

/** What the runner never lets happen: rows that nobody read, an answer to what was not asked, a question twice. */
function isPossible({ state, underWay }: AnalysisRun, event: Event): boolean {
  if (event.type === 'read') return state === 'resting' || state === 'ending';
  if (event.type === 'rows') return state === 'reading';
  if (event.type === 'ask') return !underWay.has(event.id);
  return !('id' in event) || underWay.has(event.id);
}

function change(run: AnalysisRun, event: Event): AnalysisRun {
  switch (event.type) {
    case 'read':
      return beginReading(run);
    case 'rows':
      return begin(run, event.ids.map(rowOf), event);
    case 'leave':
      return end(run);
    case 'wait':
      return endWait(run, run.trouble?.times ?? 0);
    case 'hold':
      return obey(run, event.hold);
    case 'ask':
      return ask(run, event.id, 0);
    case 'answer':
      return answer(run, rowOf(event.id), 0);
    case 'release':
      return release(run, event.id);
    case 'fail':
      return meetFailure(run, event.id, new FunctionFailure('no', event.code), 0);
  }
}

function after(history: Event[], check = (_before: AnalysisRun, _event: Event) => {}) {
  return history.reduce((run, event) => {
    if (!isPossible(run, event)) return run;
    check(run, event);
    return change(run, event);
  }, RESTING);
}

const always = (check: (before: AnalysisRun, event: Event, after: AnalysisRun) => void) => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      after(history, (before, event) => {
        check(before, event, change(before, event));
      });
    }),
  );
};

describe('an analysis run, whatever happens in whatever order', () => {
  it('counts each row once, and none that is not of the run', () => {
    always((before, event, run) => {
      if (event.type === 'read' || event.type === 'rows') return;
      const [was, is] = [before, run].map(
        ({ analysed, errors }) => analysed.length + errors.length,
      );
      const gone = before.unanswered.length - run.unanswered.length;
      expect(is! - was!).toBeGreaterThanOrEqual(0);
      expect(is! - was!).toBeLessThanOrEqual(Math.min(1, gone));
      // Only a run that ends gives rows up.
      if (isRunUnderWay(run)) expect(is! - was!).toBe(gone);
    });
  });

  it('keeps every question in hand until its answer comes', () => {
    always((before, event, run) => {
      for (const one of before.underWay) {
        const isOver = event.type !== 'ask' && 'id' in event && event.id === one;
        expect(run.underWay.has(one)).toBe(!isOver);
      }
    });
  });

  it('rests once none of its rows is left, and not before', () => {
    always((_, __, run) => {
      if (run.state === 'analysing' || run.state === 'ending') {
        expect(run.unanswered).not.toEqual([]);
      } else expect(countProgress(run)).toBeNull();
      // A run that ends waits for what is under way alone.
      const waiting = run.unanswered.filter((row) => !run.underWay.has(row.id));
      if (run.state === 'ending') expect(waiting).toEqual([]);
    });
  });

  it('does not begin what a person has called off', () => {
    always((_, event, run) => {
      if (event.type === 'hold' && event.hold === 'cancelled')
        expect(isRunUnderWay(run)).toBe(false);
    });
  });

  it('comes to rest once what is under way is answered and the rest asked about', () => {
    fc.assert(
      fc.property(anyHistory, fc.uniqueArray(id, { minLength: 1 }), (history, ids) => {
        let run = obey(after([...history, { type: 'leave' }]), null);
        for (const one of run.underWay) run = answer(run, rowOf(one), 0);
        expect(run.state).toBe('resting');
        run = begin(beginReading(run), ids.map(rowOf), { leaveOutFailed: false });
        for (const { id: one } of run.unanswered) run = answer(ask(run, one, 0), rowOf(one), 0);
        expect(run).toMatchObject({ state: 'resting', unanswered: [] });
        expect(run.analysed.map((row) => row.id).toSorted()).toEqual(ids.toSorted());
      }),
    );
  });
});

it('lets rows that could not be read be tried once more when the screen is come back to', () => {
  const unreadable = failReading(beginReading(RESTING));
  expect(unreadable).toMatchObject({ state: 'resting', isUnreadable: true });
  expect(end(unreadable)).toMatchObject({ state: 'resting', isUnreadable: false });
});

it('counts anew when a screen is come back to, with the rows that are still under way', () => {
  const left = after([
    { type: 'read' },
    { type: 'rows', ids: IDS, leaveOutFailed: false },
    ...['a', 'b', 'c'].map((one): Event => ({ type: 'ask', id: one })),
    { type: 'answer', id: 'a' },
    { type: 'leave' },
  ]);
  expect(left.state).toBe('ending');
  expect(countProgress(left)).toBeNull();
  const run = begin(beginReading(left), IDS.slice(1).map(rowOf), { leaveOutFailed: true });
  expect(countProgress(run)).toEqual({ done: 0, total: 6 });
  expect([...run.underWay]).toEqual(['b', 'c']);
});
