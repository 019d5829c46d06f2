const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A stored moment as a person reads it, in the device's own time: "21 Nov 2026, 10:00". */
export function formatTimestamp(stored: string): string {
  return MOMENT.format(new Date(stored));
}
