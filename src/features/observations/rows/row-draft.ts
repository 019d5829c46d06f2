import type { ObservationTexts } from '../schema';

/** Unsaved texts of the one row being edited, as this browser keeps them for a report. */
export interface RowDraft {
  id: string;
  texts: ObservationTexts;
}
