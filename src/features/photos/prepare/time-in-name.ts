import { parseExifTime } from '@/lib/pictures/formats/exif';

/** A day and a time with any separators or words, or none: 20260314_091233, 2026-03-14 um 9.12.33. */
const MOMENT =
  /(?<!\d)((?:19|20)\d\d)[-_.]?(\d\d)[-_.]?(\d\d)(?:[-_ T.]| (?:[\p{L}()]+ ){1,3}(?=\d?\d[.:]))?(\d\d|(?<!\d)\d)[-_.:]?(\d\d)[-_.:]?(\d\d)(?:\d{3})?(?!\d)(?:\s?([AP])\.?\s?M\b)?/iu;
/** Google's phones name files in UTC, all others in local time. */
const IN_WORLD_TIME = /^PXL_/i;

/**
 * The time in a file's name, as cameras, phones and screenshots write it: 'YYYY-MM-DDTHH:MM:SS' without a zone. Null
 * without one; a day alone is none.
 */
export function timeInName(fileName: string): string | null {
  const [, year, month, day, hour = '', minute, second, half] = MOMENT.exec(fileName) ?? [];
  if (!year) return null;
  const hours = half ? (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0) : Number(hour);
  const time = `${String(hours).padStart(2, '0')}:${minute}:${second}`;
  const timestamp = parseExifTime(`${year}-${month}-${day}T${time}`);
  return timestamp && IN_WORLD_TIME.test(fileName) ? inPlace(timestamp) : timestamp;
}

function inPlace(worldTime: string): string {
  const date = new Date(`${worldTime}Z`);
  const shifted = date.getTime() - date.getTimezoneOffset() * 60_000;
  return new Date(shifted).toISOString().slice(0, 19);
}
