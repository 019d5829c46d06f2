import type { Observation } from '@/records/observation';
import { hasPhoto, isBlank } from '../schema';

/**
 * A person must say what the row's photo shows: nobody could judge it, or its analysis failed and
 * left nothing. A row with any words is for its editor.
 */
export function needsChoice(row: Observation, hasFailed: boolean): boolean {
  return (
    hasPhoto(row) &&
    isBlank(row) &&
    (row.outcome === 'not_assessed' || (row.outcome === null && hasFailed))
  );
}
