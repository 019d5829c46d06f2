import { expect, it } from 'vitest';
import { formatCalendarDay, formatInstantDay } from './dates';

it('shows a calendar day as that day in every time zone', () => {
  expect(formatCalendarDay('2026-11-01')).toBe('1 Nov 2026');
  expect(formatCalendarDay('2026-12-31')).toBe('31 Dec 2026');
});

it('shows an instant as the day it was here', () => {
  expect(formatInstantDay('2026-06-15T12:00:00Z')).toBe('15 Jun 2026');
});
