import fc from 'fast-check';

/** Up to so many happenings in a row; left to itself the library makes ten at most. */
export function makeStory<T>(happening: fc.Arbitrary<T>, maxLength: number): fc.Arbitrary<T[]> {
  return fc.array(happening, { maxLength, size: 'max' });
}

/**
 * How many random stories a property test plays: few with every test run, as many as you like in one
 * of its own: `STORIES=10000 npx vitest run src/features/reports/use-report-creation.test.tsx`.
 */
export function storyCount(usual: number): number {
  return Number(process.env['STORIES'] ?? usual);
}

/** For all of them together: ten thousand of some take half an hour. */
export const STORY_LIMIT_MS = 3_600_000;
