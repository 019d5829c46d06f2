import { codeOf } from '@/lib/errors';
import { askOrFollow } from '@/lib/follow-answer';
import { proposalOf, type Observation } from '@/records/observation';
import { isAnalysisPending, type AnalysisRequest } from '../schema';
import type { AnalysisEvent } from './analysis-run';

/** What the analysis asks of the backend, and where it shows what came of it. */
export interface AnalysisWire {
  readRows: () => Promise<Observation[]>;
  readRow: (row: Observation) => Promise<Observation>;
  /** Has the analyst fill a row's blank texts; resolves with the row as it then is. */
  fillTexts: (row: Observation, signal: AbortSignal) => Promise<Observation>;
  /** Tells the server that nobody waits for these any more: what is not answered yet is not to be. */
  callOff: (ids: readonly string[]) => Promise<void>;
  /** Has the analyst look anew, as a person asks it to; resolves with the row as it then is. */
  askAgain: (row: Observation, request: AnalysisRequest) => Promise<Observation>;
  showRow: (row: Observation) => void;
  /** How many photos the host takes at a time; undefined where it does not say. */
  atOnce: () => number | undefined;
}

/** Asks the analyst about rows, each with a way to call it off. */
export function createLooks(wire: AnalysisWire, happen: (event: AnalysisEvent) => void) {
  const calls = new Map<string, AbortController>();
  const askedBefore = new Set<string>();

  /** A row that was asked about before may have its answer, though nobody here has seen it: read, not asked. */
  async function answered(row: Observation, signal: AbortSignal): Promise<Observation> {
    const known = askedBefore.has(row.id) ? await wire.readRow(row) : row;
    if (hasAnswer(row, known)) return known;
    signal.throwIfAborted();
    askedBefore.add(row.id);
    return askAndFollow(wire, known, (asked) => wire.fillTexts(asked, signal), signal);
  }

  return {
    look: async (row: Observation): Promise<void> => {
      const call = new AbortController();
      calls.set(row.id, call);
      let event: AnalysisEvent;
      try {
        const changed = await answered(row, call.signal);
        wire.showRow(changed);
        event = { type: 'rowAnalysed', row: changed };
      } catch (error) {
        event = call.signal.aborted
          ? { type: 'rowDropped', id: row.id }
          : { type: 'rowFailed', id: row.id, error };
      }
      calls.delete(row.id);
      happen(event);
    },
    isLooking: () => calls.size > 0,
    /** The server hears of it first: a connection that ends says no more than that it was cut. */
    callOff: async () => {
      const called = [...calls];
      try {
        await wire.callOff(called.map(([id]) => id));
      } catch (error) {
        console.warn('The analysis could not be called off at the server.', error);
      }
      for (const [, call] of called) call.abort();
    },
  };
}

/**
 * Asks about a row. Where the connection is cut the row is followed, and asked about anew only where that look
 * has ended without an answer.
 */
export function askAndFollow(
  wire: Pick<AnalysisWire, 'readRow'>,
  row: Observation,
  ask: (row: Observation) => Promise<Observation>,
  signal?: AbortSignal,
): Promise<Observation> {
  const look = async () => {
    const known = await wire.readRow(row);
    if (hasAnswer(row, known)) return known;
    signal?.throwIfAborted();
    return ask(known).catch((error: unknown) => {
      if (codeOf(error) === 'already_under_way') return null;
      throw error;
    });
  };
  return askOrFollow(() => ask(row), look, signal);
}

/** Whether the analyst, or a person in its place, has answered since the row was as in `before`. */
function hasAnswer(before: Observation, now: Observation): boolean {
  if (isAnalysisPending(before)) return !isAnalysisPending(now);
  return proposalOf(now)?.proposed_at !== proposalOf(before)?.proposed_at;
}
