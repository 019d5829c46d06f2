import { expect, it } from 'vitest';
import { lastReachable, NO_GROUNDWORK } from './wizard-steps';

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
