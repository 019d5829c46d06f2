import { type RecordedRow, RANKS } from '../../rows/recorded-row.ts';

const URGENCIES = ['immediate', 'soon', 'planned', null, 'monitor'] as const;

/**
 * The most pressing first, by what the rows record, and rows of one element together. `presses` finds what cannot
 * wait among rows that nobody has judged: it orders them, and says nothing of them.
 */
export function orderRows(rows: readonly RecordedRow[], presses: RegExp): RecordedRow[] {
  const weigh = ({ rank, urgency, recommendation }: RecordedRow) =>
    100 * RANKS.indexOf(rank) +
    (rank === 'unjudged' && presses.test(recommendation) ? 0 : 10) +
    URGENCIES.indexOf(urgency);
  const keyOf = ({ element, number }: RecordedRow) => element.toLowerCase() || String(number);
  const first = new Map<string, RecordedRow>();
  const byWeight = rows.toSorted((a, b) => weigh(a) - weigh(b) || a.number - b.number);
  for (const row of byWeight) if (!first.has(keyOf(row))) first.set(keyOf(row), row);
  const leader = (row: RecordedRow) => byWeight.indexOf(first.get(keyOf(row)) ?? row);
  // The sort is stable: within an element the most pressing row stays first.
  return byWeight.toSorted((a, b) => leader(a) - leader(b));
}
