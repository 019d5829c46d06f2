import type { Observation } from './schema';

/** A row for tests: a photo that nobody has described yet. */
export function makeObservation(change: Partial<Observation> = {}): Observation {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    report_id: '22222222-2222-4222-8222-222222222222',
    user_id: '33333333-3333-4333-8333-333333333333',
    photo: 'https://plumbline.test/photo.jpg',
    element: '',
    defect: '',
    recommendation: '',
    position: 1,
    captured_at: null,
    photo_hash: null,
    proposal: null,
    created_at: '2026-11-21T10:00:00Z',
    updated_at: '2026-11-21T10:00:00Z',
    ...change,
  };
}
