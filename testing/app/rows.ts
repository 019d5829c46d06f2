import type { ObservationProposal } from '../../supabase/functions/_shared/contract/stored';
import { eachField, FIELD_NAMES } from '../../supabase/functions/_shared/report-fields';
import { BLANK_ROW } from '../../supabase/functions/_shared/row-words';
import type { Observation, OwnRows, Section } from '@/features/account/schema';
import type { Report } from '@/features/reports/schema';

/** Rows as the browser reads them, for tests of features: a person's own, in one report. */
const MOMENT = '2026-11-21T10:00:00+00:00';

export function makeReport(changes: Partial<Report> = {}): Report {
  return {
    id: 'report',
    user_id: 'ada',
    ...eachField(FIELD_NAMES, () => ''),
    title: 'Harbour Road',
    inspection_date: '2026-11-21',
    client_name: null,
    print_marks: false,
    language: 'en',
    rating_scheme: null,
    rating_undo: null,
    layout: {},
    analysis_hold: null,
    archived_at: null,
    exported_at: null,
    created_at: MOMENT,
    ...changes,
  };
}

/** Makes the built-in analyst's proposal for a photo that it could not assess; each field can be another. */
export function makeProposal(changes: Partial<ObservationProposal> = {}): ObservationProposal {
  return {
    analyst: 'builtin',
    proposed_at: MOMENT,
    outcome: 'not_assessed',
    element: '',
    defect: '',
    recommendation: '',
    severity: null,
    urgency: null,
    location: '',
    rating: null,
    rated_by: null,
    confidence: null,
    cautions: [],
    prompt_version: null,
    usage: null,
    ...changes,
  };
}

/** A photo that nobody has described yet. */
export function makeObservation(changes: Partial<Observation> = {}): Observation {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    report_id: 'report',
    user_id: 'ada',
    photo: 'https://plumbline.test/photo.jpg',
    ...BLANK_ROW,
    hand: null,
    checked_by: null,
    checked_at: null,
    rating_before: null,
    note: '',
    marks: null,
    drawing: null,
    drawing_version: 0,
    finding_id: null,
    left_over: null,
    photo_fault: null,
    photo_refs: {},
    version: 1,
    position: 1,
    photo_hash: null,
    proposal: null,
    created_at: MOMENT,
    updated_at: MOMENT,
    ...changes,
  };
}

export function makeSection(changes: Partial<Section> = {}): Section {
  return {
    id: 'section',
    report_id: 'report',
    user_id: 'ada',
    heading: 'Discussion',
    paragraph: '',
    photo_refs: {},
    version: 1,
    proposal: null,
    created_at: MOMENT,
    updated_at: MOMENT,
    ...changes,
  };
}

export function makeOwnRows(changes: Partial<OwnRows> = {}): OwnRows {
  return {
    reports: [],
    observations: [],
    sections: [],
    versions: [],
    style_profiles: [],
    analyst_usage: [],
    analyst_costs: [],
    analyst_questions: [],
    consistency_reviews: [],
    letterheads: [],
    phrases: [],
    document_templates: [],
    signed_revisions: [],
    signed_tombstones: [],
    ...changes,
  };
}
