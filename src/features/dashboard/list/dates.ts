// Day, month in letters, year: unambiguous on both sides of the Atlantic.
const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
const calendarDay = new Intl.DateTimeFormat('en-GB', { ...day, timeZone: 'UTC' });
const localDay = new Intl.DateTimeFormat('en-GB', day);

/** Formats a date without a time ('2026-11-21'), the same in every time zone. */
export function formatCalendarDay(date: string): string {
  return calendarDay.format(new Date(`${date}T00:00:00Z`));
}

export function formatInstantDay(instant: string): string {
  return localDay.format(new Date(instant));
}

const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });

/** As `formatInstantDay`, without the current year. */
export function formatShortDay(instant: string): string {
  const date = new Date(instant);
  const isThisYear = date.getFullYear() === new Date().getFullYear();
  return (isThisYear ? dayOfYear : localDay).format(date);
}
