import type { Observation } from '@/records/observation';
import { hasPhoto, isBlank } from '../schema';

/**
 * Tells that a person must describe the row's photo: it was not assessed, or its analysis failed and left nothing. A
 * row with any words is for its editor.
 */
export function needsChoice(row: Observation, hasFailed: boolean): boolean {
  return (
    hasPhoto(row) &&
    isBlank(row) &&
    (row.outcome === 'not_assessed' || (row.outcome === null && hasFailed))
  );
}
