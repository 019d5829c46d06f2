import type {
  NumberedObservation,
  PhotoContext,
  ReportContext,
  SectionsRequest,
  Work,
} from '../supabase/functions/_shared/analyst.ts';
import type { Usage } from '../supabase/functions/_shared/contract/stored.ts';
import { eachField, MODEL_FIELDS } from '../supabase/functions/_shared/report-fields.ts';

export function makeReportContext(changes: Partial<ReportContext> = {}): ReportContext {
  return {
    title: 'Harbour Road',
    structure: '',
    inspectionDate: '2026-11-21',
    language: 'en',
    styleHint: '',
    corrections: [],
    ratingScheme: null,
    ...changes,
  };
}

/** The first photo of a report of which nothing else is known. */
export function makePhotoContext(changes: Partial<PhotoContext> = {}): PhotoContext {
  return {
    report: makeReportContext(),
    number: 1,
    note: '',
    typed: { element: '', defect: '', recommendation: '', location: '' },
    neighbours: [],
    further: [],
    elementNames: [],
    corrections: [],
    fault: null,
    ...changes,
  };
}

export function makeNumberedRow(changes: Partial<NumberedObservation> = {}): NumberedObservation {
  const { number = 1 } = changes;
  return {
    number,
    photos: [number],
    outcome: 'defect',
    isChecked: true,
    element: 'Brick wall',
    defect: 'Diagonal crack below the sill',
    recommendation: 'Fit tell-tales.',
    severity: null,
    urgency: null,
    rating: '',
    location: '',
    note: '',
    corrected: null,
    ...changes,
  };
}

export function makeSectionsRequest(changes: Partial<SectionsRequest> = {}): SectionsRequest {
  return {
    reportTitle: 'Harbour Road',
    structure: '',
    inspection: eachField(MODEL_FIELDS, () => ''),
    inspectionDate: '2026-11-21',
    language: 'en',
    observations: [],
    styleHint: '',
    ...changes,
  };
}

/** Work for somebody who stays, may ask again as often as needed, and notes what was spent. */
export function makeWork(changes: Partial<Work> = {}): Work & { usages: Usage[] } {
  const usages: Usage[] = [];
  return {
    signal: new AbortController().signal,
    mayAskAgain: () => Promise.resolve(),
    spent: (usage) => void usages.push(usage),
    usages,
    ...changes,
  };
}
