import { createStore, type StoreApi } from 'zustand/vanilla';
import { hasPhoto, type AnalysisRequest, type Observation } from '../schema';
import { next, RESTING, type AnalysisEvent, type AnalysisRun } from './analysis-run';

/** What the analysis asks of the backend, and where it shows what came of it. */
export interface AnalysisWire {
  readRows: () => Promise<Observation[]>;
  /** Has the analyst fill a row's blank texts; resolves with the row as it then is. */
  fillTexts: (row: Observation) => Promise<Observation>;
  /** Has the analyst look anew, as a person asks it to; resolves with the row as it then is. */
  askAgain: (row: Observation, request: AnalysisRequest) => Promise<Observation>;
  showRow: (row: Observation) => void;
}

export interface AnalysisOutcome {
  /** Whether the report has a photo at all. */
  hasPhotos: boolean;
  /** Rows that the analyst has answered, as they became. */
  analysed: readonly Observation[];
  /** One for each failed row, in the order in which they failed. */
  errors: readonly unknown[];
}

export interface GoOnOptions {
  /** Leaves out rows whose last attempt failed: for going on unasked. */
  leaveOutFailed: boolean;
  /** Takes in rows that have an answer, of which a person asks for another. */
  isAskedFor?: (row: Observation) => boolean;
}

/** The one analysis of a report in this tab, whichever screen looks at it. */
export interface ReportAnalysis {
  store: StoreApi<AnalysisRun>;
  /**
   * Reads the rows afresh, has those analysed that have a photo and lack a text, and says what came
   * of it; null when another screen has asked since, which is told instead. Rejects only when the
   * rows cannot be read.
   */
  goOn: (options: GoOnOptions) => Promise<AnalysisOutcome | null>;
  /** Has one row analysed again; null when that is under way already. Rejects when it fails. */
  analyseAgain: (row: Observation, request: AnalysisRequest) => Promise<Observation | null>;
  /** Begins no further row; those under way are finished. */
  leave: () => void;
}

export function createReportAnalysis(wire: AnalysisWire): ReportAnalysis {
  const store = createStore<AnalysisRun>(() => RESTING);
  let timesAsked = 0;

  function happen(event: AnalysisEvent) {
    const { run, ask } = next(store.getState(), event);
    store.setState(run, true);
    // A failure is in the run, for whoever asked to go on.
    for (const row of ask) void analyse(row, wire.fillTexts).catch(() => undefined);
  }

  async function analyse(
    row: Observation,
    change: (row: Observation) => Promise<Observation>,
  ): Promise<Observation> {
    try {
      const changed = await change(row);
      wire.showRow(changed);
      happen({ type: 'rowAnalysed', row: changed });
      return changed;
    } catch (error) {
      happen({ type: 'rowFailed', id: row.id, error });
      throw error;
    }
  }

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
      happen({ type: 'goOnAsked' });
      const rows = await readRows();
      happen({ type: 'rowsRead', rows, ...options });
      const { analysed, errors } = await untilNoneIsAwaited(store);
      if (asked !== timesAsked) return null;
      return { hasPhotos: rows.some(hasPhoto), analysed, errors };
    },
    analyseAgain: async (row, request) => {
      if (store.getState().underWay.has(row.id)) return null;
      happen({ type: 'rowAskedAgain', id: row.id });
      return analyse(row, (asked) => wire.askAgain(asked, request));
    },
    leave: () => {
      happen({ type: 'screenLeft' });
    },
  };
}

function untilNoneIsAwaited(store: StoreApi<AnalysisRun>): Promise<AnalysisRun> {
  return new Promise((resolve) => {
    const look = (run: AnalysisRun) => {
      if (run.state === 'analysing' || run.state === 'leaving') return;
      stopLooking();
      resolve(run);
    };
    const stopLooking = store.subscribe(look);
    look(store.getState());
  });
}
