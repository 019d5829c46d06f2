import { eachField, FIELD_NAMES } from '../../supabase/functions/_shared/report-fields';
import { BLANK_ROW } from '../../supabase/functions/_shared/row-words';
import type { SignedContent, SignedRevision } from '@/records/signed-revision';

const PHOTO = 'http://127.0.0.1/storage/v1/object/public/inspection_photos/u/r/1_wall.jpg';

export function makeSignedRow(
  changes: Partial<SignedContent['rows'][number]> = {},
): SignedContent['rows'][number] {
  return {
    ...BLANK_ROW,
    id: 'a',
    photo: PHOTO,
    element: 'Wall',
    defect: 'Crack',
    recommendation: 'Monitor',
    photo_refs: {},
    photo_hash: null,
    outcome: 'defect',
    hand: 'written',
    marks: null,
    proposal: null,
    drawing: null,
    finding_id: null,
    ...changes,
  };
}

/** A revision as the database hands it out. */
export function makeSigned(changes: Partial<SignedContent> = {}): SignedContent {
  return {
    form: 1,
    report: {
      ...eachField(FIELD_NAMES, () => ''),
      title: 'Warehouse',
      inspection_date: '2026-11-01',
      client_name: null,
      language: 'en',
      print_marks: false,
      weather: 'Dry',
      rating_scheme: null,
      layout: { revisions: true, signature: true },
    },
    rows: [makeSignedRow(), makeSignedRow({ id: 'b', element: 'Roof' })],
    sections: {
      discussion: { paragraph: 'See Photo 1.', photo_refs: { 1: 'a' }, proposal: null },
      recommendation: null,
    },
    letterhead: null,
    email: 'a.mason@example.com',
    number: 2,
    label: '',
    signed_at: '2026-11-03T10:00:00.123456+00:00',
    signed_on: null,
    signatory: {
      name: 'A. Mason',
      letters: 'MRICS',
      membership: '123',
      email: 'a.mason@example.com',
    },
    photos: { 'u/r/1_wall.jpg': { photo: 'a'.repeat(64), rendition: null } },
    ...changes,
  } as SignedContent;
}

export function makeRevision(changes: Partial<SignedRevision> = {}): SignedRevision {
  return {
    id: 'r1',
    number: 1,
    label: '',
    signed_at: '2026-11-02T23:30:00+00:00',
    signed_on: null,
    signatory: { name: 'A. Mason', letters: 'MRICS', membership: '123', email: '' },
    changes: null,
    content_hash: '0'.repeat(64),
    ...changes,
  };
}
