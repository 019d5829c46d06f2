import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeObservation } from '../../../../testing/app/rows';
import { storyOf } from '../../../../testing/stories';
import { next, progressOf, RESTING, type AnalysisEvent, type AnalysisRun } from './analysis-run';

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
  fc.record({ type: fc.constant('rowFailed' as const), id, error: fc.constant('no') }),
);
const anyHistory = storyOf(anyEvent, 60);

/** The row that an event answers. */
function answeredBy(event: AnalysisEvent): string | null {
  if (event.type === 'rowFailed') return event.id;
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

describe('an analysis run, whatever happens in whatever order', () => {
  it('asks about no row that is under way, and of its own about no more than four', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        after(history, (before, event) => {
          const { run, ask } = next(before, event);
          expect(new Set(idsOf(ask)).size).toBe(ask.length);
          for (const { id } of ask) {
            expect(before.underWay.has(id)).toBe(false);
            expect(run.underWay.has(id)).toBe(true);
          }
          if (ask.length > 0) expect(run.underWay.size).toBeLessThanOrEqual(4);
        });
      }),
    );
  });

  it('loses no row: each is waiting, under way or counted, and each counts once', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        after(history, (before, event) => {
          const total = progressOf(before)?.total;
          const { run } = next(before, event);
          const progress = progressOf(run);
          if (total === undefined || progress === null) return;
          expect(progress.total).toBe(total);
          expect(progress.total - progress.done).toBe(run.unanswered.length);
        });
      }),
    );
  });

  it('keeps every row in hand until its answer comes', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        after(history, (before, event) => {
          const { underWay } = next(before, event).run;
          const answered = answeredBy(event);
          for (const id of before.underWay) expect(underWay.has(id)).toBe(id !== answered);
        });
      }),
    );
  });

  it('comes to rest once what is under way is answered', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        let run = after(history);
        while (run.underWay.size > 0) {
          run = next(run, {
            type: 'rowAnalysed',
            row: makeObservation({ id: [...run.underWay][0]! }),
          }).run;
        }
        expect(['resting', 'reading', 'unreadable']).toContain(run.state);
        expect(run.unanswered).toEqual([]);
      }),
    );
  });

  it('analyses every row that lacks a text when it is let', () => {
    fc.assert(
      fc.property(anyHistory, fc.uniqueArray(id), (history, ids) => {
        const before = after([...history, { type: 'screenLeft' }]);
        let run = before;
        const asked = new Set(before.underWay);
        for (const event of begin(ids)) {
          const step = next(run, event);
          run = step.run;
          for (const { id } of step.ask) asked.add(id);
        }
        while (run.underWay.size > 0) {
          const step = next(run, {
            type: 'rowAnalysed',
            row: makeObservation({ id: [...run.underWay][0]! }),
          });
          run = step.run;
          for (const { id } of step.ask) asked.add(id);
        }
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
