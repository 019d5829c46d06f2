import { expect, it } from 'vitest';
import { daysLeft, describeReason } from './schema';

it.each([
  ['generated', 'builtin', 'replaced by a new draft'],
  ['analysed', 'gpt-5', 'replaced by a new analysis (gpt-5)'],
  ['edited', null, 'replaced by your edit'],
  ['deleted', null, 'deleted'],
  ['drawn', null, 'replaced by another drawing'],
] as const)('a version that was %s by %s reads “%s”', (reason, analyst, expected) => {
  expect(describeReason({ reason, analyst })).toBe(expected);
});

it.each([
  ['2026-11-01T12:00:00Z', 30],
  ['2026-11-01T11:59:00Z', 30],
  ['2026-10-31T11:00:00Z', 29],
  ['2026-10-02T12:00:01Z', 1],
  ['2026-10-02T12:00:00Z', 0],
  ['2025-01-01T00:00:00Z', 0],
  // The clock of the device is behind the server's.
  ['2026-11-09T12:00:00Z', 30],
])('what was deleted at %s can be brought back for %i days more', (keptAt, days) => {
  expect(daysLeft(keptAt, new Date('2026-11-01T12:00:00Z'))).toBe(days);
});
