import type { Observation } from '@/records/observation';
import type { RowWords } from '@shared/row-words';

/** A change beside the row as the person saw it. */
export interface ParticularsChange {
  row: Observation;
  change: Partial<RowWords>;
}

/** How that ended: with the row as stored, or with why it was not. */
export interface SaveOutcome extends ParticularsChange {
  stored: Observation | null;
  error: unknown;
}
