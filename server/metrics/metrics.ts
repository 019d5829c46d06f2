import type { Outcome } from '../../supabase/functions/_shared/contract/stored.ts';

export interface AnsweredRequest {
  method: string;
  /** The route's pattern, never the address. */
  route: string;
  status: number;
  /** Until the answer began. */
  ms: number;
}

/** The database's current load. */
export interface DatabaseLoad {
  /** Pieces of work that wait for a slot. */
  waiting: number;
  /** Slots that are held. */
  held: number;
  /** Slots that were ended by the statement limit, since the start. */
  timeouts: number;
}

/** The end of a photo's analysis. */
export type AnalysisEnd = Outcome | 'failed' | 'cancelled';

/** Work of the host's own accord. */
export type Chore = 'sweep' | 'backup';

/**
 * The host's counters for monitoring. They hold nothing about a person or a report: labels take few values, all of them
 * the program's own.
 */
export interface Metrics {
  requestBegan(): void;
  requestAnswered(request: AnsweredRequest): void;
  analysisBegan(): void;
  analysisEnded(end: AnalysisEnd): void;
  uploadStored(bytes: number): void;
  mailLeft(isSent: boolean): void;
  choreEnded(chore: Chore, isDone: boolean): void;
}

const nothing = () => undefined;

/** Counts nothing, for a host that nobody watches. */
export const NO_METRICS: Metrics = {
  requestBegan: nothing,
  requestAnswered: nothing,
  analysisBegan: nothing,
  analysisEnded: nothing,
  uploadStored: nothing,
  mailLeft: nothing,
  choreEnded: nothing,
};
