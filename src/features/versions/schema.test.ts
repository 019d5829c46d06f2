import { expect, it } from 'vitest';
import { reasonOf } from './schema';

it.each([
  ['generated', 'builtin', 'replaced by a new draft'],
  ['analysed', 'gpt-5', 'replaced by a new analysis (gpt-5)'],
  ['edited', null, 'replaced by your edit'],
  ['deleted', null, 'deleted'],
] as const)('a version that was %s by %s reads “%s”', (reason, analyst, expected) => {
  expect(reasonOf({ reason, analyst })).toBe(expected);
});
