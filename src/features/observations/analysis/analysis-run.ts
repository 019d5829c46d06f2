import { isAnalysisPending, type Observation } from '../schema';

/** One call looks at one photo; more at once would only wait at the analyst. */
const CALLS_AT_ONCE = 4;

type RunState =
  | 'resting'
  /** The rows are read afresh, to see which of them lack a text. */
  | 'reading'
  | 'analysing'
  /** The screen was left: no further row is begun, those under way are finished. */
  | 'leaving'
  /** The rows could not be read: going on unasked would try forever. */
  | 'unreadable';

/** How far the analyst has come with a report's rows, in this tab. */
export interface AnalysisRun {
  state: RunState;
  /** Rows of this run that have no answer yet, in their order: under way or waiting. */
  unanswered: readonly Observation[];
  /** Rows whose photo the analyst is looking at right now, also one that a person had analysed again. */
  underWay: ReadonlySet<string>;
  /** Rows of this run that the analyst has answered, as they became, in the order of the answers. */
  analysed: readonly Observation[];
  /** One for each row of this run that failed, in the order in which they failed. */
  errors: readonly unknown[];
  /** Rows whose last attempt failed, in whichever run: they are tried again only when somebody asks. */
  failedRows: ReadonlySet<string>;
}

export type AnalysisEvent =
  | { type: 'goOnAsked' }
  | {
      type: 'rowsRead';
      rows: readonly Observation[];
      leaveOutFailed: boolean;
      isAskedFor?: (row: Observation) => boolean;
    }
  | { type: 'rowsUnreadable' }
  | { type: 'screenLeft' }
  /** A person has one row analysed again: at once, however many are under way. */
  | { type: 'rowAskedAgain'; id: string }
  | { type: 'rowAnalysed'; row: Observation }
  | { type: 'rowFailed'; id: string; error: unknown };

interface Step {
  run: AnalysisRun;
  /** Rows that the analyst is to be asked about now; the run counts them as under way already. */
  ask: readonly Observation[];
}

export const RESTING: AnalysisRun = {
  state: 'resting',
  unanswered: [],
  underWay: new Set(),
  analysed: [],
  errors: [],
  failedRows: new Set(),
};

/** The run after an event. An event that does not fit the state changes nothing. */
export function next(run: AnalysisRun, event: AnalysisEvent): Step {
  const changed = change(run, event);
  const settled = isAnswered(changed) ? { ...changed, state: 'resting' as const } : changed;
  return begin(settled);
}

function change(run: AnalysisRun, event: AnalysisEvent): AnalysisRun {
  switch (event.type) {
    case 'goOnAsked':
      if (isGoingOn(run)) return run;
      return { ...run, state: 'reading', unanswered: [], analysed: [], errors: [] };
    case 'rowsRead':
      if (run.state !== 'reading') return run;
      return { ...run, state: 'analysing', unanswered: rowsToAnalyse(run, event) };
    case 'rowsUnreadable':
      return run.state === 'reading' ? { ...run, state: 'unreadable' } : run;
    case 'screenLeft':
      return leave(run);
    case 'rowAskedAgain':
      return {
        ...run,
        underWay: including(run.underWay, event.id),
        failedRows: excluding(run.failedRows, event.id),
      };
    case 'rowAnalysed':
      return answer(run, event.row.id, { analysed: [...run.analysed, event.row] });
    case 'rowFailed':
      return {
        ...answer(run, event.id, { errors: [...run.errors, event.error] }),
        failedRows: including(run.failedRows, event.id),
      };
  }
}

function rowsToAnalyse(
  { failedRows }: AnalysisRun,
  { rows, leaveOutFailed, isAskedFor }: Extract<AnalysisEvent, { type: 'rowsRead' }>,
): Observation[] {
  return rows.filter(
    (row) =>
      (isAnalysisPending(row) || isAskedFor?.(row)) && !(leaveOutFailed && failedRows.has(row.id)),
  );
}

function leave(run: AnalysisRun): AnalysisRun {
  if (run.state !== 'analysing') {
    return run.state === 'leaving' ? run : { ...run, state: 'resting' };
  }
  const unanswered = run.unanswered.filter(({ id }) => run.underWay.has(id));
  return { ...run, state: 'leaving', unanswered };
}

/** Takes a row's answer in; it is counted once, and only where the row belongs to the run. */
function answer(
  run: AnalysisRun,
  id: string,
  counted: Pick<AnalysisRun, 'analysed'> | Pick<AnalysisRun, 'errors'>,
): AnalysisRun {
  const unanswered = run.unanswered.filter((row) => row.id !== id);
  const isCounted = unanswered.length < run.unanswered.length;
  return {
    ...run,
    ...(isCounted && counted),
    unanswered,
    underWay: excluding(run.underWay, id),
  };
}

function isAnswered({ state, unanswered }: AnalysisRun): boolean {
  return (state === 'analysing' || state === 'leaving') && unanswered.length === 0;
}

/** Begins as many of the waiting rows as there are places for. */
function begin(run: AnalysisRun): Step {
  if (run.state !== 'analysing') return { run, ask: [] };
  const places = Math.max(0, CALLS_AT_ONCE - run.underWay.size);
  const ask = run.unanswered.filter(({ id }) => !run.underWay.has(id)).slice(0, places);
  if (ask.length === 0) return { run, ask };
  const ids = ask.map(({ id }) => id);
  return {
    run: {
      ...run,
      underWay: including(run.underWay, ...ids),
      failedRows: excluding(run.failedRows, ...ids),
    },
    ask,
  };
}

/** Whether the run needs nobody to go on. */
export function isGoingOn({ state }: AnalysisRun): boolean {
  return state === 'reading' || state === 'analysing';
}

/** How many of the run's rows have their answer; null unless rows are being analysed. */
export function progressOf(run: AnalysisRun): { done: number; total: number } | null {
  if (run.state !== 'analysing') return null;
  const done = run.analysed.length + run.errors.length;
  return { done, total: done + run.unanswered.length };
}

function including(ids: ReadonlySet<string>, ...more: string[]): ReadonlySet<string> {
  return new Set([...ids, ...more]);
}

function excluding(ids: ReadonlySet<string>, ...less: string[]): ReadonlySet<string> {
  return new Set([...ids].filter((id) => !less.includes(id)));
}
