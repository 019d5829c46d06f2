import PQueue from 'p-queue';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Observation } from '@/records/observation';
import { hasPhoto, type AnalysisRequest } from '../schema';
import { askAboutPhoto, hasAnswer, type AnalysisWire } from './ask-about-photo';
import type { AnalysisHold } from './held-analyses';
import { PHOTO_TASK } from './photo-task';
import {
  answer,
  ask,
  begin,
  beginReading,
  end,
  endWait,
  failReading,
  isRunUnderWay,
  isPaused,
  isUnanswered,
  meetFailure,
  obey,
  release,
  RESTING,
  countTries,
  type AnalysisRun,
  type GoOnOptions,
  type Hold,
  type Trouble,
} from './run-state';

export interface AnalysisOutcome {
  /** Whether the report has a photo at all. */
  hasPhotos: boolean;
  /** Rows that have their answer, as they became. */
  analysed: readonly Observation[];
  /** One for each failed row, in the order in which they failed. */
  errors: readonly unknown[];
  /** How many rows were given up without being asked about, or before their answer. */
  left: number;
  isCancelled: boolean;
}

/**
 * The one analysis of a report in this tab, whichever screen looks at it. Other tabs and devices may have theirs:
 * the database's claim has each photo asked about once.
 */
export interface ReportAnalysis {
  store: StoreApi<AnalysisRun>;
  /**
   * Reads the rows, has those analysed that have a photo and lack a text, and says what came of it; null when
   * another screen has asked since, which is told instead, or when a person called it off before. Rejects only
   * when the rows cannot be read.
   */
  goOn: (options: GoOnOptions) => Promise<AnalysisOutcome | null>;
  /** Has one row analysed again, at once; null when that is under way already. Rejects when it fails. */
  analyseAgain: (row: Observation, request: AnalysisRequest) => Promise<Observation | null>;
  /** Pauses the analysis, calls it off, or (null) lets it go on; in all tabs of this browser. */
  hold: (hold: Hold | null) => void;
  /** Begins no further row; those under way are finished. */
  leave: () => void;
}

interface Call {
  answered: Promise<Observation>;
  end: AbortController;
  /** Otherwise a person asked about this very photo, and cancelling the run does not end it. */
  isOfRun: boolean;
}

export function createReportAnalysis(wire: AnalysisWire, kept: AnalysisHold): ReportAnalysis {
  return new RunningAnalysis(wire, kept);
}

/** Has the queue do what the state says, and the state say what came of it. */
class RunningAnalysis implements ReportAnalysis {
  readonly store: StoreApi<AnalysisRun>;
  readonly #wire: AnalysisWire;
  readonly #kept: AnalysisHold;
  readonly #queue = new PQueue();
  readonly #calls = new Map<string, Call>();
  /** Ends the run, but not what is under way. */
  #over = new AbortController();
  #going: Promise<AnalysisOutcome> | null = null;
  #timesAsked = 0;
  /** What the run that begins is to take in: a person's wish stands against going on unasked. */
  #wanted: GoOnOptions = { leaveOutFailed: true };

  constructor(wire: AnalysisWire, kept: AnalysisHold) {
    this.#wire = wire;
    this.#kept = kept;
    this.store = createStore<AnalysisRun>(() => ({
      ...RESTING,
      hold: kept.read(),
    }));
    kept.listen(this.hold);
  }

  readonly goOn = async (options: GoOnOptions): Promise<AnalysisOutcome | null> => {
    const asked = (this.#timesAsked += 1);
    if (!options.leaveOutFailed) this.hold(null);
    if (this.#run.hold === 'cancelled') return null;
    const isBegun = isRunUnderWay(this.#run);
    if (!isBegun || !options.leaveOutFailed) this.#wanted = options;
    if (!isBegun) this.#going = this.#go();
    const outcome = await this.#going;
    return asked === this.#timesAsked ? outcome : null;
  };

  readonly analyseAgain = async (
    row: Observation,
    request: AnalysisRequest,
  ): Promise<Observation | null> => {
    if (this.#calls.has(row.id)) return null;
    const askAgain = (known: Observation) => this.#wire.askAgain(known, request);
    return this.#look(row, false, () => askAboutPhoto(this.#wire, row, askAgain));
  };

  readonly hold = (hold: Hold | null): void => {
    this.#update((run) => obey(run, hold));
  };

  readonly leave = (): void => {
    this.#update(end);
  };

  get #run(): AnalysisRun {
    return this.store.getState();
  }

  async #go(): Promise<AnalysisOutcome> {
    this.#over = new AbortController();
    const { signal } = this.#over;
    this.#update(beginReading);
    const rows = await this.#wire.readRows().catch((error: unknown) => {
      if (!signal.aborted) this.#update(failReading);
      throw error;
    });
    if (!signal.aborted) {
      this.#update((run) => begin(run, rows, this.#wanted, this.#wire.atOnce()));
    }
    const taken = signal.aborted ? [] : this.#run.unanswered;
    await Promise.all(taken.map((row) => this.#describe(row, signal)));
    const { analysed, errors, hold } = this.#run;
    return {
      hasPhotos: rows.some(hasPhoto),
      analysed,
      errors,
      left: taken.length - analysed.length - errors.length,
      isCancelled: hold === 'cancelled',
    };
  }

  /** Has a row of the run asked about until it has its answer, has failed, or is of the run no longer. */
  async #describe(row: Observation, signal: AbortSignal): Promise<void> {
    let wasAsked = false;
    const fillTexts = async (calledOff: AbortSignal) => {
      // Its answer may have come without this run having seen it.
      const known = wasAsked ? await this.#wire.readRow(row) : this.#wire.knownRow(row);
      wasAsked = true;
      if (hasAnswer(row, known)) return known;
      calledOff.throwIfAborted();
      const fill = (asked: Observation) => this.#wire.fillTexts(asked, calledOff);
      return askAboutPhoto(this.#wire, known, fill, calledOff);
    };
    const tryOnce = async () => {
      if (!isUnanswered(this.#run, row.id)) return;
      await (this.#calls.get(row.id)?.answered ?? this.#look(row, true, fillTexts));
    };
    while (!signal.aborted && isUnanswered(this.#run, row.id)) {
      const { elsewhere, later } = countTries(this.#run, row.id);
      if (this.#run.elsewhere.has(row.id)) {
        await pause(PHOTO_TASK.elsewhere.waitMs(elsewhere), signal);
      }
      if (signal.aborted) return;
      // What fails is counted where it is asked about; it comes last then.
      await this.#queue.add(tryOnce, { priority: -later }).catch(() => undefined);
    }
  }

  /** Puts a question about a row, shows its answer and counts what came of it. */
  #look(
    row: Observation,
    isOfRun: boolean,
    question: (signal: AbortSignal) => Promise<Observation>,
  ): Promise<Observation> {
    const end = new AbortController();
    const note = (change: (run: AnalysisRun) => AnalysisRun) => {
      this.#calls.delete(row.id);
      this.#update(change);
    };
    const answering = async () => {
      this.#update((run) => ask(run, row.id, Date.now()));
      try {
        const changed = await question(end.signal);
        this.#wire.showRow(changed);
        note((run) => answer(run, changed, Date.now()));
        return changed;
      } catch (error) {
        const isCalledOff = end.signal.aborted;
        note((run) =>
          isCalledOff ? release(run, row.id) : meetFailure(run, row.id, error, Date.now()),
        );
        throw error;
      }
    };
    const answered = answering();
    this.#calls.set(row.id, { answered, end, isOfRun });
    return answered;
  }

  #update(change: (run: AnalysisRun) => AnalysisRun): void {
    const before = this.#run;
    const run = change(before);
    this.store.setState(run, true);
    const isOver = run.state === 'resting' && before.state !== 'resting';
    if (isOver || run.state === 'ending') {
      this.#over.abort();
      this.#queue.clear();
    }
    if (run.hold !== before.hold) this.#kept.write(run.hold);
    if (run.stoppedBy && !before.stoppedBy) {
      const ids = before.unanswered.map(({ id }) => id);
      void this.#wire.keepFailure?.(ids, run.stoppedBy.error);
    }
    if (run.hold === 'cancelled' && before.hold !== 'cancelled') void this.#callOff();
    // What was answered before the server heard of it is shown.
    if (isOver && run.hold === 'cancelled') void this.#wire.readRows().catch(() => undefined);
    this.#waitOut(run.trouble, before.trouble);
    this.#openSlots(run);
  }

  #waitOut(trouble: Trouble | null, before: Trouble | null): void {
    if (!trouble?.isWaiting || before?.isWaiting) return;
    setTimeout(() => {
      this.#update((run) => endWait(run, trouble.times));
    }, PHOTO_TASK.later.waitMs(trouble.times));
  }

  /** Last of an update: rows begin at once, and each is an update of its own. */
  #openSlots(run: AnalysisRun): void {
    const isHeldBack = isPaused(run) || run.trouble?.isWaiting === true;
    if (isHeldBack) this.#queue.pause();
    // After trouble one photo tries whether it has passed.
    const slots = run.trouble ? 1 : run.atOnce;
    // Unchanged it is left alone: setting it lets the next row overtake one that is about to be asked about.
    if (slots !== this.#queue.concurrency) this.#queue.concurrency = slots;
    if (!isHeldBack) this.#queue.start();
  }

  /** The server hears of it first: a connection that ends says no more than that it was cut. */
  async #callOff(): Promise<void> {
    const called = [...this.#calls].filter(([, { isOfRun }]) => isOfRun);
    if (called.length === 0) return;
    try {
      await this.#wire.callOff(called.map(([id]) => id));
    } catch (error) {
      console.warn('The analysis could not be called off at the server.', error);
    }
    for (const [, call] of called) call.end.abort();
  }
}

/** Ends early once `signal` says so. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
