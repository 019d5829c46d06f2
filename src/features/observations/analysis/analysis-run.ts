import { lookDelayMs } from '@/lib/follow-answer';
import type { Observation } from '@/records/observation';
import { isAnalysisPending } from '../schema';
import { answer, fail, giveUp, giveUpWaiting, release } from './row-answers';
import {
  isBegun,
  isEnding,
  isGoingOn,
  NOTHING_DONE,
  type AnalysisRun,
  type Hold,
  type OtherTab,
} from './run-state';

const FIRST_TROUBLE_MS = 15_000;

export type AnalysisEvent =
  | { type: 'goOnAsked' }
  | { type: 'turnAwaited' }
  | { type: 'turnTaken' }
  | { type: 'otherTabTold'; otherTab: OtherTab }
  | {
      type: 'rowsRead';
      rows: readonly Observation[];
      leaveOutFailed: boolean;
      atOnce?: number;
      isAskedFor?: (row: Observation) => boolean;
    }
  | { type: 'rowsUnreadable' }
  | { type: 'screenLeft' }
  /** A person pauses the analysis, calls it off, or (null) lets it go on. */
  | { type: 'held'; hold: Hold | null }
  /** A person has one row analysed again: at once, however many are under way. */
  | { type: 'rowAskedAgain'; id: string }
  | { type: 'rowAnalysed'; row: Observation }
  | { type: 'rowFailed'; id: string; error: unknown }
  /** The question was called off before its answer. */
  | { type: 'rowDropped'; id: string }
  /** It is time to look whether a row that was under way elsewhere has its answer. */
  | { type: 'rowDue'; id: string }
  | { type: 'troubleWaited' };

interface Step {
  run: AnalysisRun;
  /** Rows that the analyst is to be asked about now; the run counts them as under way already. */
  ask: readonly Observation[];
  /** What is to happen in a while. */
  later: readonly { ms: number; event: AnalysisEvent }[];
}

/** The run after an event at a time in milliseconds. An event that does not fit the state changes nothing. */
export function next(run: AnalysisRun, event: AnalysisEvent, at = 0): Step {
  const changed = settle(change(run, event, at));
  return { ...begin(changed, at), later: laterOf(run, changed) };
}

function change(run: AnalysisRun, event: AnalysisEvent, at: number): AnalysisRun {
  switch (event.type) {
    case 'goOnAsked':
      // What was called off goes on once a person lets it.
      if (isGoingOn(run) || run.hold === 'cancelled') return run;
      return { ...run, ...NOTHING_DONE, state: 'reading' };
    case 'turnAwaited':
      return run.state === 'reading' ? { ...run, state: 'elsewhere' } : run;
    case 'turnTaken':
      return run.state === 'elsewhere' ? { ...run, state: 'reading', otherTab: null } : run;
    case 'otherTabTold':
      return hear(run, event.otherTab);
    case 'rowsRead':
      return run.state === 'reading' ? takeUp(run, event) : run;
    case 'rowsUnreadable':
      return run.state === 'reading' ? { ...run, state: 'unreadable' } : run;
    case 'screenLeft':
      return leave(run);
    case 'held':
      return obey({ ...run, hold: event.hold });
    case 'rowAskedAgain':
      return {
        ...run,
        underWay: including(run.underWay, event.id),
        failedRows: excluding(run.failedRows, event.id),
      };
    case 'rowAnalysed': {
      const analysed = [...run.analysed, event.row];
      const trouble = run.state === 'analysing' ? null : run.trouble;
      return { ...answer(run, event.row.id, { analysed }, at), trouble };
    }
    case 'rowFailed':
      return fail(run, event, at);
    case 'rowDropped':
      return isEnding(run) ? giveUp(run, event.id) : release(run, event.id);
    case 'rowDue':
      return lookAgain(run, event.id);
    case 'troubleWaited':
      return { ...run, trouble: run.trouble && { ...run.trouble, isWaiting: false } };
  }
}

function hear(run: AnalysisRun, otherTab: OtherTab): AnalysisRun {
  const failedRows = including(run.failedRows, ...otherTab.failedRows);
  return run.state === 'elsewhere' ? { ...run, failedRows, otherTab } : { ...run, failedRows };
}

function takeUp(
  run: AnalysisRun,
  { rows, leaveOutFailed, atOnce, isAskedFor }: Extract<AnalysisEvent, { type: 'rowsRead' }>,
): AnalysisRun {
  const unanswered = rows.filter(
    (row) =>
      (isAnalysisPending(row) || isAskedFor?.(row)) &&
      !(leaveOutFailed && run.failedRows.has(row.id)),
  );
  // Those that failed before come last, so that they never keep the others from being looked at.
  const inTurn = unanswered.toSorted(
    (one, other) => Number(run.failedRows.has(one.id)) - Number(run.failedRows.has(other.id)),
  );
  const state = run.hold === 'paused' ? 'paused' : 'analysing';
  return { ...run, state, unanswered: inTurn, atOnce: atOnce ?? run.atOnce };
}

function leave(run: AnalysisRun): AnalysisRun {
  // A run that stopped has not come to rest by being looked away from.
  if (isEnding(run) || run.state === 'stopped') return run;
  if (run.state !== 'analysing' && run.state !== 'paused') return { ...run, state: 'resting' };
  return { ...giveUpWaiting(run), state: 'leaving' };
}

/** Does what a person said last of the analysis, in this tab or in another. */
function obey(run: AnalysisRun): AnalysisRun {
  if (run.hold === 'cancelled') {
    if (isBegun(run)) return { ...giveUpWaiting(run), state: 'cancelling' };
    return isGoingOn(run) ? { ...run, state: 'resting' } : run;
  }
  // Time in which nothing is asked says nothing of the pace.
  if (run.hold === 'paused' && run.state === 'analysing') {
    return { ...run, state: 'paused', moments: [] };
  }
  if (run.hold === null && run.state === 'paused') {
    return { ...run, state: 'analysing', trouble: null };
  }
  return run;
}

function lookAgain(run: AnalysisRun, id: string): AnalysisRun {
  const seen = run.elsewhere.get(id);
  if (!seen) return run;
  return { ...run, elsewhere: new Map([...run.elsewhere, [id, { ...seen, isWaiting: false }]]) };
}

/** A run whose last row is answered is over, and so is a pause in it. */
function settle(run: AnalysisRun): AnalysisRun {
  if (!isBegun(run) || run.unanswered.length > 0) return run;
  return {
    ...run,
    state: run.state === 'stopping' ? 'stopped' : 'resting',
    hold: run.state === 'paused' ? null : run.hold,
  };
}

/** Begins as many of the waiting rows as there are places for. */
function begin(run: AnalysisRun, at: number): Omit<Step, 'later'> {
  if (run.state !== 'analysing' || run.trouble?.isWaiting) return { run, ask: [] };
  // After trouble one photo tries whether it has passed.
  const places = Math.max(0, (run.trouble ? 1 : run.atOnce) - run.underWay.size);
  const ask = run.unanswered
    .filter(({ id }) => !run.underWay.has(id) && !run.elsewhere.get(id)?.isWaiting)
    .slice(0, places);
  if (ask.length === 0) return { run, ask };
  const ids = ask.map(({ id }) => id);
  return {
    run: {
      ...run,
      moments: run.moments.length > 0 ? run.moments : [at],
      underWay: including(run.underWay, ...ids),
      failedRows: excluding(run.failedRows, ...ids),
    },
    ask,
  };
}

/** The waits that an event has begun. */
function laterOf(before: AnalysisRun, after: AnalysisRun): Step['later'] {
  const looks = [...after.elsewhere].flatMap(([id, { times, isWaiting }]) =>
    isWaiting && before.elsewhere.get(id)?.times !== times
      ? [{ ms: lookDelayMs(times), event: { type: 'rowDue' as const, id } }]
      : [],
  );
  if (!after.trouble?.isWaiting || before.trouble?.isWaiting) return looks;
  const wait = {
    ms: troubleWaitMs(after.trouble.times),
    event: { type: 'troubleWaited' as const },
  };
  return [...looks, wait];
}

/** How long nothing is asked after so many troubles in a row: longer each time. */
export function troubleWaitMs(times: number): number {
  return FIRST_TROUBLE_MS * 4 ** (times - 1);
}

function including(ids: ReadonlySet<string>, ...more: readonly string[]): ReadonlySet<string> {
  return new Set([...ids, ...more]);
}

function excluding(ids: ReadonlySet<string>, ...less: readonly string[]): ReadonlySet<string> {
  return new Set([...ids].filter((id) => !less.includes(id)));
}
