import { expect, it } from 'vitest';
import { dayOfCaller } from './day-of-caller.ts';

it.each([
  ['2026-11-27', '2026-11-27'],
  ['2026-11-26', '2026-11-26'],
  ['2026-11-25', '2026-11-25'],
  ['2026-11-28', '2026-11-26'],
  ['yesterday', '2026-11-26'],
  [undefined, '2026-11-26'],
])('takes %s for %s', (told, day) => {
  const headers = new Headers(told === undefined ? {} : { 'x-day': told });
  expect(dayOfCaller({ headers }, Date.parse('2026-11-26T18:26:00Z'))).toBe(day);
});
