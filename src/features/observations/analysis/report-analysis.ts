import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Observation } from '@/records/observation';
import { hasPhoto, type AnalysisRequest } from '../schema';
import { next, type AnalysisEvent } from './analysis-run';
import type { AnalysisTurn } from './analysis-turn';
import type { AnalysisHold } from './held-analyses';
import type { OtherTabs } from './other-tabs';
import { askAndFollow, createLooks, type AnalysisWire } from './photo-looks';
import {
  isEnding,
  isGoingOn,
  isOver,
  progressOf,
  RESTING,
  type AnalysisRun,
  type Hold,
} from './run-state';

/** What this tab shares with the browser's other tabs. */
export interface SharedAnalysis {
  turn: AnalysisTurn;
  hold: AnalysisHold;
  otherTabs: OtherTabs;
}

export interface AnalysisOutcome {
  /** Whether the report has a photo at all. */
  hasPhotos: boolean;
  /** Rows that the analyst has answered, as they became. */
  analysed: readonly Observation[];
  /** One for each failed row, in the order in which they failed. */
  errors: readonly unknown[];
  /** How many rows were given up without being asked about, or before their answer. */
  left: number;
  isCancelled: boolean;
}

export interface GoOnOptions {
  /** For going on unasked: leaves out rows whose last attempt failed, and a pause stays one. */
  leaveOutFailed: boolean;
  /** Takes in rows that have an answer, of which a person asks for another. */
  isAskedFor?: (row: Observation) => boolean;
}

/** The one analysis of a report in this tab, whichever screen looks at it. */
export interface ReportAnalysis {
  store: StoreApi<AnalysisRun>;
  /**
   * Waits for this tab's turn, reads the rows afresh, has those analysed that have a photo and lack a
   * text, and says what came of it; null when another screen has asked since, which is told instead, when
   * the turn was not waited for, or when a person called it off before. Rejects only when the rows cannot be read.
   */
  goOn: (options: GoOnOptions) => Promise<AnalysisOutcome | null>;
  /** Has one row analysed again; null when that is under way already. Rejects when it fails. */
  analyseAgain: (row: Observation, request: AnalysisRequest) => Promise<Observation | null>;
  /** Pauses the analysis, calls it off, or (null) lets it go on; in whichever tab it runs. */
  hold: (hold: Hold | null) => void;
  /** Begins no further row; those under way are finished. */
  leave: () => void;
}

export function createReportAnalysis(wire: AnalysisWire, shared: SharedAnalysis): ReportAnalysis {
  const { store, happen } = createRunningStore(wire, shared);
  let timesAsked = 0;
  /** What the run that begins is to take in: a person's wish stands against going on unasked. */
  let wanted: GoOnOptions = { leaveOutFailed: true };

  async function readRows(): Promise<Observation[]> {
    try {
      return await wire.readRows();
    } catch (error) {
      happen({ type: 'rowsUnreadable' });
      throw error;
    }
  }

  return {
    store,
    goOn: async (options) => {
      const asked = (timesAsked += 1);
      if (!options.leaveOutFailed) happen({ type: 'held', hold: null });
      if (!options.leaveOutFailed || !isGoingOn(store.getState())) wanted = options;
      happen({ type: 'goOnAsked' });
      if (!isGoingOn(store.getState())) return null;
      const hasTurn = await shared.turn.take(() => {
        happen({ type: 'turnAwaited' });
        shared.otherTabs.ask();
      });
      if (!hasTurn) return null;
      happen({ type: 'turnTaken' });
      const rows = await readRows();
      happen({ type: 'rowsRead', rows, ...wanted, ...atOnceOf(wire) });
      const { analysed, errors, left, hold } = await untilNoneIsAwaited(store);
      if (asked !== timesAsked) return null;
      const isCancelled = hold === 'cancelled';
      return { hasPhotos: rows.some(hasPhoto), analysed, errors, left, isCancelled };
    },
    analyseAgain: async (row, request) => {
      if (store.getState().underWay.has(row.id)) return null;
      happen({ type: 'rowAskedAgain', id: row.id });
      try {
        const changed = await askAndFollow(wire, row, (known) => wire.askAgain(known, request));
        wire.showRow(changed);
        happen({ type: 'rowAnalysed', row: changed });
        return changed;
      } catch (error) {
        happen({ type: 'rowFailed', id: row.id, error });
        throw error;
      }
    },
    hold: (hold) => {
      happen({ type: 'held', hold });
    },
    leave: () => {
      happen({ type: 'screenLeft' });
    },
  };
}

/** The run, and what lets something happen to it here and in the tabs beside this one. */
function createRunningStore(wire: AnalysisWire, { turn, hold, otherTabs }: SharedAnalysis) {
  const store = createStore<AnalysisRun>(() => ({ ...RESTING, hold: hold.read() }));
  const { look, callOff, isLooking } = createLooks(wire, happen);
  hold.listen((said) => {
    happen({ type: 'held', hold: said });
  });
  otherTabs.listen(
    (otherTab) => {
      happen({ type: 'otherTabTold', otherTab });
    },
    () => {
      tellOthers(store.getState());
    },
  );

  function happen(event: AnalysisEvent) {
    const before = store.getState();
    const { run, ask, later } = next(before, event, Date.now());
    store.setState(run, true);
    if (run.hold !== before.hold) hold.write(run.hold);
    if (event.type !== 'otherTabTold') tellOthers(run, before);
    if (run.state === 'cancelling' && before.state !== 'cancelling') void callOff();
    // What was answered before the server heard of it is shown.
    if (before.state === 'cancelling' && isOver(run)) void wire.readRows().catch(() => undefined);
    // A row of an earlier visit may still be under way: nobody else is to ask about it.
    if (isOver(run) && !isLooking()) turn.release();
    for (const { ms, event } of later) {
      setTimeout(() => {
        happen(event);
      }, ms);
    }
    for (const row of ask) void look(row);
  }

  /** How far this tab has come while it has the turn, and as it ends which rows failed. */
  function tellOthers(run: AnalysisRun, before = run) {
    const ends = isOver(run) && !isOver(before) && before.state !== 'elsewhere';
    const progress = ends ? { done: 0, total: 0 } : progressOf(run);
    if (run.state === 'elsewhere' || !progress) return;
    const { underWay, failedRows } = run;
    otherTabs.tell({ ...progress, underWay: [...underWay], failedRows: [...failedRows] });
  }

  return { store, happen };
}

function atOnceOf(wire: AnalysisWire) {
  const atOnce = wire.atOnce();
  return atOnce === undefined ? {} : { atOnce };
}

function untilNoneIsAwaited(store: StoreApi<AnalysisRun>): Promise<AnalysisRun> {
  return new Promise((resolve) => {
    const look = (run: AnalysisRun) => {
      if (run.state === 'analysing' || run.state === 'paused' || isEnding(run)) return;
      stopLooking();
      resolve(run);
    };
    const stopLooking = store.subscribe(look);
    look(store.getState());
  });
}
