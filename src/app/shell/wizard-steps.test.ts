import { expect, it } from 'vitest';
import { makeObservation } from '../../../testing/app/rows';
import type { StoredSection } from '@/records/section';
import { countStep, lastReachable } from './wizard-steps';

const NO_GROUNDWORK = { hasPhotos: false, isAnalysisDue: false, hasSections: false };
const PHOTOS = { ...NO_GROUNDWORK, hasPhotos: true };
const DRAFTED = { ...PHOTOS, hasSections: true };

it.each([
  ['a new report offers no step ahead', 1, NO_GROUNDWORK, 1],
  ['photos open the observations', 1, { ...PHOTOS, isAnalysisDue: true }, 2],
  ['analysed photos open the discussion', 1, PHOTOS, 3],
  ['the observations lead on as their Next does', 2, { ...PHOTOS, isAnalysisDue: true }, 3],
  ['observations without photos lead back alone', 2, NO_GROUNDWORK, 2],
  ['a discussion without its texts leads back alone', 3, PHOTOS, 3],
  ['both sections open every step', 1, DRAFTED, 4],
] as const)('%s', (_fact, current, groundwork, last) => {
  expect(lastReachable(current, groundwork)).toBe(last);
});

const section = (paragraph: string) => ({ paragraph }) as StoredSection;
const unchecked = Array.from({ length: 8 }, (_, index) => makeObservation({ id: `${index}` }));

it('a step is done when all of it is, and counted until then', () => {
  const none = { discussion: null, recommendation: section(' ') };
  const three = unchecked.map((row, at) => (at < 3 ? { ...row, hand: 'accepted' as const } : row));
  expect(countStep(2, unchecked, none)).toEqual({ done: 0, total: 8 });
  expect(countStep(2, three, none)).toEqual({ done: 3, total: 8 });
  expect(countStep(3, three, none)).toEqual({ done: 0, total: 2 });
  const one = { discussion: section('Cracks.'), recommendation: null };
  expect(countStep(3, three, one)).toEqual({ done: 1, total: 2 });
  expect(countStep(1, three, one)).toEqual({ done: 8, total: 8 });
});

it('counts what a person checks: one row for a finding, and nothing that is not known', () => {
  const beside = makeObservation({ id: 'b', finding_id: '0' });
  expect(countStep(2, [...unchecked, beside], undefined)).toEqual({ done: 0, total: 8 });
  expect(countStep(2, undefined, undefined)).toBe(null);
  expect(countStep(3, unchecked, undefined)).toBe(null);
  expect(countStep(1, [], undefined)).toBe(null);
});
