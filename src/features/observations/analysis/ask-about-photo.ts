import { errorCode } from '@/lib/errors';
import { askOrFollow } from '@/lib/follow-answer';
import { readProposal, type Observation } from '@/records/observation';
import { isAnalysisPending, type AnalysisRequest } from '../schema';

/** What the analysis asks of the backend, and where it shows what came of it. */
export interface AnalysisWire {
  readRows: () => Promise<Observation[]>;
  readRow: (row: Observation) => Promise<Observation>;
  /** The row as this tab knows it by now: another tab or screen may have had it described. */
  knownRow: (row: Observation) => Observation;
  /** Has the analyst fill a row's blank texts; resolves with the row as it then is. */
  fillTexts: (row: Observation, signal: AbortSignal) => Promise<Observation>;
  /** Tells the server that nobody waits for these any more: what is not answered yet is not to be. */
  callOff: (ids: readonly string[]) => Promise<void>;
  /** Has the analyst look again, as a person asks it to; resolves with the row as it then is. */
  askAgain: (row: Observation, request: AnalysisRequest) => Promise<Observation>;
  showRow: (row: Observation) => void;
  /** Keeps with the rows that a run has given up why it has, so that no other device begins with them unasked. */
  keepFailure?: (ids: readonly string[], error: unknown) => Promise<void>;
  /** How many photos the host takes at a time; undefined where it does not say. */
  atOnce: () => number | undefined;
}

/**
 * Asks about a row. Where the connection is cut the row is followed, and asked about again only where that
 * question has ended without an answer.
 */
export function askAboutPhoto(
  wire: Pick<AnalysisWire, 'readRow'>,
  row: Observation,
  ask: (row: Observation) => Promise<Observation>,
  signal?: AbortSignal,
): Promise<Observation> {
  const follow = async () => {
    const known = await wire.readRow(row);
    if (hasAnswer(row, known)) return known;
    signal?.throwIfAborted();
    return ask(known).catch((error: unknown) => {
      if (errorCode(error) === 'already_under_way') return null;
      throw error;
    });
  };
  return askOrFollow(() => ask(row), follow, signal);
}

/** Whether the analyst, or a person in its place, has answered since the row was as in `before`. */
export function hasAnswer(before: Observation, now: Observation): boolean {
  if (isAnalysisPending(before)) return !isAnalysisPending(now);
  return readProposal(now)?.proposed_at !== readProposal(before)?.proposed_at;
}
