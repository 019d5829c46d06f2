const READABLE = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/**
 * Formats a photo's time by the camera's clock: "12 Mar 2026, 14:05". The clock has no zone: the same digits show
 * everywhere. Null for no valid time.
 */
export function capturedTimeText(stored: string | null): string | null {
  const time = parseTime(stored);
  return Number.isNaN(time) ? null : READABLE.format(time);
}

/** The value for a date and time field, to the minute; '' for none. */
export function capturedTimeField(stored: string | null): string {
  return capturedTimeText(stored) === null ? '' : localPart(stored ?? '').slice(0, 16);
}

/** The time to store for a field's value. Seconds, which the field omits, are kept while the minute is unchanged. */
export function parseCapturedTime(field: string, before: string | null): string | null {
  if (field === '') return null;
  return field === capturedTimeField(before) ? before : `${field}:00`;
}

/** Shifts a time by minutes, without daylight saving; null for no valid time, and outside the years 1000 to 2999. */
export function shiftedTime(stored: string | null, minutes: number): string | null {
  const shifted = new Date(parseTime(stored) + minutes * 60_000);
  const text = Number.isNaN(shifted.getTime()) ? '' : shifted.toISOString().slice(0, 19);
  return /^[12]\d{3}-/.test(text) ? text : null;
}

function parseTime(stored: string | null): number {
  return stored === null ? NaN : Date.parse(`${localPart(stored)}Z`);
}

/** Strips any stored zone. */
function localPart(stored: string): string {
  return stored.replace(' ', 'T').replace(/(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?$/, '');
}
