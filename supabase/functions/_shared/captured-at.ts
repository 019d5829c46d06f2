/** Minutes from one photo to another by the camera's clock, which names no zone. Null when a time is unknown. */
export function minutesBetween(from: string | null, to: string | null): number | null {
  const [start, end] = [from, to].map((time) => Date.parse(zoned(time ?? '')));
  if (start === undefined || end === undefined) return null;
  return Number.isNaN(start) || Number.isNaN(end) ? null : (end - start) / 60_000;
}

/** Without a zone a time would be read in the server's own, and jump with its summer time. */
const zoned = (time: string) => (/(?:Z|[+-]\d\d:?\d\d)$/.test(time) ? time : `${time}Z`);
