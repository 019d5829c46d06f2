/** About two lines beneath the narrowest photo of a photo page; the schedule has the rest. */
const MAX_LETTERS: Record<1 | 2 | 4 | 6, number> = { 1: 240, 2: 160, 4: 80, 6: 70 };

/** What stands beneath a photo on a photo page: its element, its place, its time, cut to what fits there. */
export function photoNote(
  row: { element: string; location: string; taken: string },
  perPage: 1 | 2 | 4 | 6,
): string {
  const text = [row.element, row.location, row.taken].filter(Boolean).join(' · ');
  const letters = Array.from(text);
  const most = MAX_LETTERS[perPage];
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
