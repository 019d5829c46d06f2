import type { Observation } from '@/records/observation';
import type { RowWords } from '@shared/row-words';

/** A change, with the row as the person saw it. */
export interface ParticularsChange {
  row: Observation;
  change: Partial<RowWords>;
}

/** The outcome: the row as stored, or the error. */
export interface SaveOutcome extends ParticularsChange {
  stored: Observation | null;
  error: unknown;
}
