import type { Outcome } from '../../supabase/functions/_shared/contract/stored.ts';

export interface AnsweredRequest {
  method: string;
  /** The route's pattern, never the address. */
  route: string;
  status: number;
  /** Milliseconds until the answer began. */
  ms: number;
}

export interface DatabaseLoad {
  /** Pieces of work waiting for a slot. */
  waiting: number;
  held: number;
  /** Slots ended by the statement limit since the start. */
  timeouts: number;
}

/** The end of a photo's analysis. */
export type AnalysisEnd = Outcome | 'failed' | 'cancelled';

/** The host's regular work. */
export type Chore = 'sweep' | 'backup';

/**
 * The host's metrics. They hold nothing about a person or report: labels have few values, all of
 * them the program's.
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

/** Counts nothing, for a host without monitoring. */
export const NO_METRICS: Metrics = {
  requestBegan: nothing,
  requestAnswered: nothing,
  analysisBegan: nothing,
  analysisEnded: nothing,
  uploadStored: nothing,
  mailLeft: nothing,
  choreEnded: nothing,
};
