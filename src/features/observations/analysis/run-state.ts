import { errorCode } from '@/lib/errors';
import type { Observation } from '@/records/observation';
import { endsRunAfter } from '../../../../supabase/functions/_shared/contract/failure-kinds';
import { isAnalysisPending } from '../schema';
import { failureKind, PHOTO_TASK } from './photo-task';

/** Answers that are remembered for the pace: enough to even out, few enough to follow a change. */
const TIMES_KEPT = 13;

/** What a person said of a report's analysis, until they say otherwise. */
export type Hold = 'paused' | 'cancelled';

/** A failure that may pass. */
export interface Trouble {
  error: unknown;
  /** How often in a row. */
  times: number;
  /** Whether nothing is asked until the wait is over. */
  isWaiting: boolean;
}

export type Tries = Record<'later' | 'elsewhere', number>;

const NO_TRIES: Tries = { later: 0, elsewhere: 0 };

/** How far the analyst has come with a report's rows, in this tab. */
export interface AnalysisRun {
  /**
   * 'reading': the rows are read, to see which of them lack a text. 'ending': no further row is begun, those under
   * way are finished; the screen was left, a person cancelled, or the run stops.
   */
  state: 'resting' | 'reading' | 'analysing' | 'ending';
  hold: Hold | null;
  /** How many photos are asked about at a time. */
  atOnce: number;
  /** Rows of this run that have no answer yet, in their order: under way or waiting. */
  unanswered: readonly Observation[];
  /** Rows whose photo this tab asks about right now, also one that a person had analysed again. */
  underWay: ReadonlySet<string>;
  /** Rows of this run that are under way for another tab or device. */
  elsewhere: ReadonlySet<string>;
  /** How often a row of this run failed so that it is asked about again. */
  tries: ReadonlyMap<string, Tries>;
  /** Rows of this run that have their answer, as they became, in the order of the answers. */
  analysed: readonly Observation[];
  /** One for each row of this run that failed, in the order in which they failed. */
  errors: readonly unknown[];
  /** With which code photos fail since the last answer, and how many in a row have. */
  alike: { code: string; times: number } | null;
  /** Rows whose last attempt in this tab failed; what failed elsewhere is kept in the row. */
  failedRows: ReadonlySet<string>;
  trouble: Trouble | null;
  /** Why the run stopped, or stops: going on unasked would fail again, so a person has to ask. */
  stoppedBy: { error: unknown } | null;
  /** Whether the rows could not be read: on this screen, going on unasked would try for ever. */
  isUnreadable: boolean;
  /** When asking began, then when each answer came; the last ones alone, in milliseconds. */
  answerTimes: readonly number[];
}

const NOTHING_DONE = {
  unanswered: [],
  elsewhere: new Set<string>(),
  tries: new Map(),
  analysed: [],
  errors: [],
  alike: null,
  trouble: null,
  stoppedBy: null,
  isUnreadable: false,
  answerTimes: [],
} satisfies Partial<AnalysisRun>;

export const RESTING: AnalysisRun = {
  ...NOTHING_DONE,
  state: 'resting',
  hold: null,
  atOnce: PHOTO_TASK.atOnce,
  underWay: new Set(),
  failedRows: new Set(),
};

export interface GoOnOptions {
  /** For going on unasked: leaves out rows whose last attempt failed, and a pause stays one. */
  leaveOutFailed: boolean;
  /** Takes in rows that have an answer, of which a person asks for another. */
  isAskedFor?: (row: Observation) => boolean;
}

/** Whether the run needs nobody to go on, unless a person paused it. */
export function isRunUnderWay({ state }: AnalysisRun): boolean {
  return state === 'reading' || state === 'analysing';
}

export function isPaused({ state, hold }: AnalysisRun): boolean {
  return state === 'analysing' && hold === 'paused';
}

/** Whether it has stopped, and a person has to ask. */
export function isStopped({ state, stoppedBy }: AnalysisRun): boolean {
  return state === 'resting' && stoppedBy !== null;
}

/** How many of the run's rows have their answer; null unless rows are being analysed. */
export function countProgress(run: AnalysisRun): { done: number; total: number } | null {
  if (run.state !== 'analysing' && !(run.state === 'ending' && run.stoppedBy)) return null;
  const done = run.analysed.length + run.errors.length;
  return { done, total: done + run.unanswered.length };
}

/** Whether the row's photo is looked at, for this tab or for another. */
export function isBeingAnalysed({ underWay, elsewhere }: AnalysisRun, id: string): boolean {
  return underWay.has(id) || elsewhere.has(id);
}

/** Whether the row is a person's to describe: its analysis failed, or the analyst fails for all. */
export function isLeftToPerson(run: AnalysisRun, row: Observation): boolean {
  return isStopped(run) || hasFailed(run, row);
}

/** Whether the row's last analysis failed, wherever: it is tried again only when somebody asks. */
export function hasFailed(
  { failedRows }: Pick<AnalysisRun, 'failedRows'>,
  { id, analysis_failure }: Pick<Observation, 'id' | 'analysis_failure'>,
): boolean {
  return failedRows.has(id) || analysis_failure !== null;
}

export function isUnanswered({ unanswered }: AnalysisRun, id: string): boolean {
  return unanswered.some((row) => row.id === id);
}

/** How many rows are still to be analysed without this page, of those that wait for it. */
export function countInBackground(
  waiting: readonly string[],
  rows: readonly Observation[],
): number {
  return rows.filter((row) => waiting.includes(row.id) && isAnalysisPending(row)).length;
}

export function countTries({ tries }: AnalysisRun, id: string): Tries {
  return tries.get(id) ?? NO_TRIES;
}

export function beginReading(run: AnalysisRun): AnalysisRun {
  return { ...run, ...NOTHING_DONE, state: 'reading' };
}

export function failReading(run: AnalysisRun): AnalysisRun {
  return { ...run, state: 'resting', isUnreadable: true };
}

/** Takes up the rows that are to be analysed. */
export function begin(
  run: AnalysisRun,
  rows: readonly Observation[],
  { leaveOutFailed, isAskedFor }: GoOnOptions,
  atOnce = run.atOnce,
): AnalysisRun {
  const lacking = rows.filter(
    (row) =>
      (isAnalysisPending(row) || isAskedFor?.(row)) && !(leaveOutFailed && hasFailed(run, row)),
  );
  // Those that failed before come last, so that they never keep the others from being looked at.
  const unanswered = lacking.toSorted(
    (a, b) => Number(hasFailed(run, a)) - Number(hasFailed(run, b)),
  );
  return settle({ ...run, state: 'analysing', unanswered, atOnce });
}

/** Begins no further row: the screen is left, the run is called off or stops. */
export function end(run: AnalysisRun): AnalysisRun {
  if (run.state === 'reading' || run.isUnreadable) {
    return { ...run, state: 'resting', isUnreadable: false };
  }
  if (run.state !== 'analysing') return run;
  const unanswered = run.unanswered.filter(({ id }) => run.underWay.has(id));
  return settle({ ...run, state: 'ending', unanswered, elsewhere: new Set() });
}

/** Does what a person said last of the analysis, in this tab or in another. */
export function obey(run: AnalysisRun, hold: Hold | null): AnalysisRun {
  if (hold === 'cancelled') {
    return { ...end(run), hold, stoppedBy: run.state === 'ending' ? null : run.stoppedBy };
  }
  // Time in which nothing is asked says nothing of the pace.
  if (hold === 'paused') return { ...run, hold, answerTimes: [] };
  return { ...run, hold, trouble: isPaused(run) ? null : run.trouble };
}

export function ask(run: AnalysisRun, id: string, at: number): AnalysisRun {
  return {
    ...run,
    answerTimes: run.answerTimes.length > 0 ? run.answerTimes : [at],
    underWay: including(run.underWay, id),
    elsewhere: excluding(run.elsewhere, id),
    failedRows: excluding(run.failedRows, id),
  };
}

/** The row is under way no longer, and in the run as before. */
export function release(run: AnalysisRun, id: string): AnalysisRun {
  const released = { ...run, underWay: excluding(run.underWay, id) };
  return run.state === 'ending' ? count(released, id, {}) : released;
}

export function answer(run: AnalysisRun, row: Observation, at: number): AnalysisRun {
  const analysed = [...run.analysed, row];
  const trouble = isPaused(run) ? run.trouble : null;
  const counted = { analysed, alike: null, answerTimes: timesWith(run, at) };
  return count({ ...run, trouble }, row.id, counted);
}

/** Takes in that a question failed, for what it means to this row and to the others. */
export function meetFailure(run: AnalysisRun, id: string, error: unknown, at: number): AnalysisRun {
  const kind = failureKind(error);
  if (kind === 'elsewhere' && !isUnanswered(run, id)) return release(run, id);
  if (kind === 'photo' || !isUnanswered(run, id)) return fail(run, id, error, at);
  if (run.state === 'ending') return release(run, id);
  if (kind === 'all') return stop(run, id, error);
  const met = release(kind === 'later' ? meetTrouble(run, error) : run, id);
  if (met.trouble && met.trouble.times >= PHOTO_TASK.later.inARow) return stop(run, id, error);
  const tries = { ...countTries(run, id), [kind]: countTries(run, id)[kind] + 1 };
  if (tries[kind] >= PHOTO_TASK[kind].attempts) return fail(met, id, error, at);
  return {
    ...met,
    tries: new Map([...run.tries, [id, tries]]),
    elsewhere: kind === 'elsewhere' ? including(run.elsewhere, id) : run.elsewhere,
  };
}

/** The row has failed for good, until somebody asks. */
function fail(run: AnalysisRun, id: string, error: unknown, at: number): AnalysisRun {
  const code = errorCode(error);
  const alike = { code, times: run.alike?.code === code ? run.alike.times + 1 : 1 };
  const counted = { errors: [...run.errors, error], alike, answerTimes: timesWith(run, at) };
  const failed = { ...count(run, id, counted), failedRows: including(run.failedRows, id) };
  const isDoomed =
    run.state === 'analysing' &&
    isUnanswered(run, id) &&
    alike.times >= (endsRunAfter(code) ?? Infinity);
  return isDoomed ? { ...end(failed), stoppedBy: { error } } : failed;
}

/** All would fail alike. The row is as little to blame as the others, and not counted as failed beyond this run. */
function stop(run: AnalysisRun, id: string, error: unknown): AnalysisRun {
  const counted = count({ ...run, trouble: null }, id, { errors: [...run.errors, error] });
  return { ...end(counted), stoppedBy: { error } };
}

function meetTrouble(run: AnalysisRun, error: unknown): AnalysisRun {
  // What was asked before the wait and fails within it is the same trouble still.
  const times = (run.trouble?.times ?? 0) + (run.trouble?.isWaiting ? 0 : 1);
  return { ...run, answerTimes: [], trouble: { error, times, isWaiting: !isPaused(run) } };
}

/** The wait is over, unless all went well meanwhile or it is another. */
export function endWait(run: AnalysisRun, times: number): AnalysisRun {
  if (run.trouble?.times !== times) return run;
  return { ...run, trouble: { ...run.trouble, isWaiting: false } };
}

/** Counts what came of a row, once, and only where the row belongs to the run. */
function count(run: AnalysisRun, id: string, counted: Partial<AnalysisRun>): AnalysisRun {
  return settle({
    ...run,
    ...(isUnanswered(run, id) && counted),
    underWay: excluding(run.underWay, id),
    elsewhere: excluding(run.elsewhere, id),
    unanswered: run.unanswered.filter((row) => row.id !== id),
  });
}

/** A run whose last row is answered is over, and so is a pause in it. */
function settle(run: AnalysisRun): AnalysisRun {
  if ((run.state !== 'analysing' && run.state !== 'ending') || run.unanswered.length > 0)
    return run;
  return { ...run, state: 'resting', hold: isPaused(run) ? null : run.hold };
}

function timesWith({ answerTimes }: AnalysisRun, at: number): readonly number[] {
  return answerTimes.length > 0 ? [...answerTimes, at].slice(-TIMES_KEPT) : answerTimes;
}

function including(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids, id]);
}

function excluding(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((other) => other !== id));
}
