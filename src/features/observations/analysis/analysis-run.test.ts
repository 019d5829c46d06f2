import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeObservation } from '../../../../testing/app/rows';
import { storyOf } from '../../../../testing/stories';
import { FunctionFailure } from '@/lib/invoke-function';
import { next, type AnalysisEvent } from './analysis-run';
import { isOver, progressOf, RESTING, type AnalysisRun } from './run-state';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const rowsOf = (ids: string[]) => ids.map((id) => makeObservation({ id }));
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

const id = fc.constantFrom(...IDS);
const anyEvent: fc.Arbitrary<AnalysisEvent> = fc.oneof(
  fc.constant<AnalysisEvent>({ type: 'goOnAsked' }),
  fc.record({
    type: fc.constant('rowsRead' as const),
    rows: fc.shuffledSubarray(IDS).map(rowsOf),
    leaveOutFailed: fc.boolean(),
  }),
  fc.constant<AnalysisEvent>({ type: 'rowsUnreadable' }),
  fc.constant<AnalysisEvent>({ type: 'screenLeft' }),
  fc.record({ type: fc.constant('rowAskedAgain' as const), id }),
  fc.record({
    type: fc.constant('rowAnalysed' as const),
    row: id.map((its) => makeObservation({ id: its })),
  }),
  fc.record({
    type: fc.constant('rowFailed' as const),
    id,
    error: fc.constantFrom(
      ...['', 'already_under_way', 'analyst_quota', 'analyst_no_credit'].map(
        (code) => new FunctionFailure('no', code),
      ),
    ),
  }),
  fc.record({ type: fc.constantFrom('rowDropped' as const, 'rowDue' as const), id }),
  fc.constant<AnalysisEvent>({ type: 'troubleWaited' }),
  fc.constantFrom<AnalysisEvent>({ type: 'turnAwaited' }, { type: 'turnTaken' }),
  fc.record({
    type: fc.constant('held' as const),
    hold: fc.constantFrom('paused' as const, 'cancelled' as const, null),
  }),
);
const anyHistory = storyOf(anyEvent, 60);

/** The row that an event answers. */
function answeredBy(event: AnalysisEvent): string | null {
  if (event.type === 'rowFailed' || event.type === 'rowDropped') return event.id;
  return event.type === 'rowAnalysed' ? event.row.id : null;
}

/** What the runner never lets happen: an answer to what was not asked, a question asked twice. */
function isPossible({ underWay }: AnalysisRun, event: AnalysisEvent): boolean {
  if (event.type === 'rowAskedAgain') return !underWay.has(event.id);
  const answered = answeredBy(event);
  if (answered !== null) return underWay.has(answered);
  return true;
}

function after(
  history: AnalysisEvent[],
  check = (_before: AnalysisRun, _event: AnalysisEvent) => {},
) {
  return history.reduce((run, event) => {
    if (!isPossible(run, event)) return run;
    check(run, event);
    return next(run, event).run;
  }, RESTING);
}

function begin(ids: string[], leaveOutFailed = false): AnalysisEvent[] {
  return [{ type: 'goOnAsked' }, { type: 'rowsRead', rows: rowsOf(ids), leaveOutFailed }];
}

/** The rows of a run, however it stands with them. */
const rowsIn = ({ analysed, errors, unanswered, left }: AnalysisRun) =>
  analysed.length + errors.length + unanswered.length + left;

/** Lets everything happen that is only a matter of time, with an analyst that answers. */
function finish(begun: AnalysisRun, onAsk = (_ids: string[]) => {}): AnalysisRun {
  let run = begun;
  const happen = (event: AnalysisEvent) => {
    const step = next(run, event);
    run = step.run;
    onAsk(idsOf(step.ask));
  };
  happen({ type: 'held', hold: null });
  happen({ type: 'troubleWaited' });
  for (const due of run.elsewhere.keys()) happen({ type: 'rowDue', id: due });
  while (run.underWay.size > 0) {
    happen({ type: 'rowAnalysed', row: makeObservation({ id: [...run.underWay][0]! }) });
  }
  return run;
}

describe('an analysis run, whatever happens in whatever order', () => {
  it('asks about no row that is under way, and of its own about no more than four', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        after(history, (before, event) => {
          const { run, ask } = next(before, event);
          expect(new Set(idsOf(ask)).size).toBe(ask.length);
          for (const { id } of ask) {
            expect(before.underWay.has(id) && id !== answeredBy(event)).toBe(false);
            expect(run.underWay.has(id)).toBe(true);
          }
          if (ask.length > 0) expect(run.underWay.size).toBeLessThanOrEqual(4);
        });
      }),
    );
  });

  it('loses no row: each is waiting, under way, counted or given up, and each counts once', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        after(history, (before, event) => {
          if (event.type === 'goOnAsked' || event.type === 'rowsRead') return;
          const { run } = next(before, event);
          expect(rowsIn(run)).toBe(rowsIn(before));
          const progress = run.state === 'elsewhere' ? null : progressOf(run);
          if (progress) expect(progress.total - progress.done).toBe(run.unanswered.length);
        });
      }),
    );
  });

  it('keeps every row in hand until its answer comes', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        after(history, (before, event) => {
          const { run, ask } = next(before, event);
          for (const id of before.underWay) {
            const isKept = id !== answeredBy(event) || idsOf(ask).includes(id);
            expect(run.underWay.has(id)).toBe(isKept);
          }
        });
      }),
    );
  });

  it('begins nothing while it is held', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        after(history, (before, event) => {
          const { run, ask } = next(before, event);
          if (run.hold !== null) expect(ask).toEqual([]);
        });
      }),
    );
  });

  it('comes to rest once what is under way is answered', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const run = finish(after(history));
        expect(isOver(run) || ['reading', 'elsewhere'].includes(run.state)).toBe(true);
        expect(run.unanswered).toEqual([]);
      }),
    );
  });

  it('analyses every row that lacks a text when it is let', () => {
    fc.assert(
      fc.property(anyHistory, fc.uniqueArray(id), (history, ids) => {
        const before = after([...history, { type: 'screenLeft' }, { type: 'held', hold: null }]);
        const asked = new Set(before.underWay);
        const noted = (more: string[]) => {
          for (const one of more) asked.add(one);
        };
        let run = before;
        for (const event of begin(ids)) {
          const step = next(run, event);
          run = step.run;
          noted(idsOf(step.ask));
        }
        run = finish(run, noted);
        expect(idsOf(run.analysed).toSorted()).toEqual(ids.toSorted());
        expect([...asked]).toEqual(expect.arrayContaining(ids));
      }),
    );
  });
});

describe('coming back to a screen', () => {
  it('counts anew, with the rows that are still under way', () => {
    const left = after([
      ...begin(IDS),
      { type: 'rowAnalysed', row: makeObservation({ id: 'a' }) },
      { type: 'screenLeft' },
    ]);
    expect(left.state).toBe('leaving');
    expect(progressOf(left)).toBeNull();
    const steps = begin(IDS.slice(1));
    const reading = next(left, steps[0]!).run;
    const { run, ask } = next(reading, steps[1]!);
    expect(ask).toEqual([]);
    expect(progressOf(run)).toEqual({ done: 0, total: 6 });
    expect([...run.underWay]).toEqual(['b', 'c', 'd', 'e']);
  });

  it('lets rows that could not be read be tried once more', () => {
    const unreadable = after([{ type: 'goOnAsked' }, { type: 'rowsUnreadable' }]);
    expect(next(unreadable, { type: 'screenLeft' }).run.state).toBe('resting');
  });
});
