/** A date's local day, as YYYY-MM-DD. */
export function localDay(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return [
    String(year).padStart(4, '0'),
    ...[month, day].map((part) => String(part).padStart(2, '0')),
  ].join('-');
}
