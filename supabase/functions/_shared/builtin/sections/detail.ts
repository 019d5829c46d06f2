import type { AssessedRow, Priority } from './assessed-row.ts';
import type { Style } from './style.ts';

/**
 * How much of the rows' own words a section repeats: all of them; each row's first sentence; that of
 * urgent rows only; of dangers only; none. The rest is brought together by kind of defect.
 */
export type Detail = 'all' | 'first' | 'urgent' | 'dangers' | 'none';
const DETAILS: readonly Detail[] = ['all', 'first', 'urgent', 'dangers', 'none'];

/** Longer than about five pages, a section is not read; the table beside it has every row in full. */
const READABLE = 14_000;
const REST = 'The observations table sets out the rest.';

/** The most detailed version that is short enough to be read, and in any case to be stored. */
export function firstThatFits(
  style: Style,
  max: number,
  compose: (detail: Detail) => string,
): string {
  const details = style.length === 'brief' ? DETAILS.slice(1) : DETAILS;
  let text = '';
  for (const detail of details) {
    text = compose(detail);
    if (text.length <= Math.min(READABLE, max)) return text;
  }
  if (text.length <= max) return text;
  // Thousands of rows: whole paragraphs, the most urgent first, and word that there is more.
  const paragraphs = text.split('\n\n');
  while (paragraphs.length > 1 && paragraphs.join('\n\n').length > max - REST.length - 2) {
    paragraphs.pop();
  }
  return [...paragraphs, REST].join('\n\n');
}

/** The most urgent first; what nobody has judged may be more than upkeep. */
export const PRIORITIES: Priority[] = ['safety', 'major', 'moderate', 'unjudged', 'minor'];

export function urgency(row: AssessedRow): number {
  return row.outcome === 'defect' ? PRIORITIES.indexOf(row.priority) : PRIORITIES.length;
}

/** Most urgent first, then like with like, then in the order of the report. */
export function byPriority(rows: AssessedRow[]): AssessedRow[] {
  return [...rows].sort(
    (a, b) =>
      urgency(a) - urgency(b) || a.theme.title.localeCompare(b.theme.title) || a.number - b.number,
  );
}

/** Whether a row's own words are repeated at this level of detail. */
export function mayQuote(detail: Detail, row: AssessedRow): boolean {
  const isUrgent = row.priority === 'safety' || row.priority === 'major';
  switch (detail) {
    case 'all':
    case 'first':
      return true;
    case 'urgent':
      return isUrgent;
    case 'dangers':
      return row.priority === 'safety';
    case 'none':
      return false;
  }
}
