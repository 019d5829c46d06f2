import type { Observation } from '@/records/observation';

/** More at once would only wait at the analyst, unless the host says that it takes more. */
const USUALLY_AT_ONCE = 4;

/** What a person said of a report's analysis, until they say otherwise. */
export type Hold = 'paused' | 'cancelled';

type StateName =
  | 'resting'
  /** Another tab of this browser runs the report's analysis; this one takes over when that one ends. */
  | 'elsewhere'
  /** The rows are read afresh, to see which of them lack a text. */
  | 'reading'
  | 'analysing'
  /** No further row is begun until a person has it go on. */
  | 'paused'
  /** The screen was left: no further row is begun, those under way are finished. */
  | 'leaving'
  /** A person called it off; so are the rows under way. */
  | 'cancelling'
  /** The analyst fails for all: no further row is begun, those under way are finished. */
  | 'stopping'
  /** It was stopping: going on unasked would fail again, so a person has to ask. */
  | 'stopped'
  /** The rows could not be read: going on unasked would try forever. */
  | 'unreadable';

/** A failure that is none of the photo's. */
export interface Trouble {
  error: unknown;
  /** How often in a row; 0 for one that is not tried again. */
  times: number;
  /** Whether nothing is asked until the wait is over. */
  isWaiting: boolean;
}

/** How far the tab has come that runs the analysis. */
export interface OtherTab {
  done: number;
  total: number;
  underWay: readonly string[];
  failedRows: readonly string[];
}

/** How far the analyst has come with a report's rows, in this tab. */
export interface AnalysisRun {
  state: StateName;
  hold: Hold | null;
  /** How many photos are asked about at a time. */
  atOnce: number;
  /** Rows of this run that have no answer yet, in their order: under way or waiting. */
  unanswered: readonly Observation[];
  /** Rows whose photo the analyst is looking at right now, also one that a person had analysed again. */
  underWay: ReadonlySet<string>;
  /** Rows of this run that somebody else has looked at: how often that was said, and whether to wait. */
  elsewhere: ReadonlyMap<string, { times: number; isWaiting: boolean }>;
  /** How often a row of this run was put back. */
  tries: ReadonlyMap<string, number>;
  /** Rows of this run that the analyst has answered, as they became, in the order of the answers. */
  analysed: readonly Observation[];
  /** One for each row of this run that failed, in the order in which they failed. */
  errors: readonly unknown[];
  /** How many rows the run gave up without an answer: it was left, called off or stopped. */
  left: number;
  /** Rows whose last attempt failed, in whichever run: they are tried again only when somebody asks. */
  failedRows: ReadonlySet<string>;
  trouble: Trouble | null;
  /** When asking began, then when each answer came; the last ones alone, in milliseconds. */
  moments: readonly number[];
  /** Known while another tab has the analysis. */
  otherTab: OtherTab | null;
}

/** What a run begins with. */
export const NOTHING_DONE = {
  unanswered: [],
  elsewhere: new Map(),
  tries: new Map(),
  analysed: [],
  errors: [],
  left: 0,
  trouble: null,
  moments: [],
  otherTab: null,
} satisfies Partial<AnalysisRun>;

export const RESTING: AnalysisRun = {
  ...NOTHING_DONE,
  state: 'resting',
  hold: null,
  atOnce: USUALLY_AT_ONCE,
  underWay: new Set(),
  failedRows: new Set(),
};

/** Whether the run needs nobody to go on, unless a person paused it. */
export function isGoingOn({ state }: AnalysisRun): boolean {
  return ['elsewhere', 'reading', 'analysing', 'paused'].includes(state);
}

/** Whether the run begins no further row and waits for those under way. */
export function isEnding({ state }: AnalysisRun): boolean {
  return state === 'leaving' || state === 'cancelling' || state === 'stopping';
}

/** Whether rows were taken up that do not all have their answer. */
export function isBegun(run: AnalysisRun): boolean {
  return run.state === 'analysing' || run.state === 'paused' || isEnding(run);
}

/** Whether nothing is left of the run: another tab may take its turn. */
export function isOver({ state }: AnalysisRun): boolean {
  return state === 'resting' || state === 'stopped' || state === 'unreadable';
}

/** How many of the run's rows have their answer; null unless rows are being analysed, here or in another tab. */
export function progressOf(run: AnalysisRun): { done: number; total: number } | null {
  if (run.state === 'elsewhere') return run.otherTab;
  if (!['analysing', 'paused', 'stopping'].includes(run.state)) return null;
  const done = run.analysed.length + run.errors.length;
  return { done, total: done + run.unanswered.length };
}

/** The rows whose photo is looked at, here or in the tab that runs the analysis. */
export function isLookedAt({ state, underWay, otherTab }: AnalysisRun, id: string): boolean {
  return underWay.has(id) || (state === 'elsewhere' && otherTab?.underWay.includes(id) === true);
}

/** Whether the row is a person's to describe: its analysis failed, or the analyst fails for all. */
export function isLeftToPerson({ state, failedRows }: AnalysisRun, id: string): boolean {
  return state === 'stopped' || failedRows.has(id);
}
