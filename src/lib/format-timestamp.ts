const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Formats a stored time in the device's zone: "21 Nov 2026, 10:00". */
export function formatTimestamp(stored: string): string {
  return MOMENT.format(new Date(stored));
}
