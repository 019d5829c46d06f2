import type { NumberedObservation } from '../../analyst.ts';
import { HOUSE_REPORTS } from './house-reports.fixture.ts';
import { STRUCTURE_REPORTS } from './structure-reports.fixture.ts';

/**
 * Ten reports as inspectors leave them: rows accepted from an analyst, rows rewritten in full sentences, notes, blanks.
 * Fictional; for reading the composed sections, and for their tests.
 */
export const REPORTS: Record<string, NumberedObservation[]> = {
  ...HOUSE_REPORTS,
  ...STRUCTURE_REPORTS,
};
