import { type RecordedRow, RANKS } from '../../rows/recorded-row.ts';
import { together } from '../../rows/row-lines.ts';

const URGENCIES = ['immediate', 'soon', 'planned', null, 'monitor'] as const;

/**
 * Sorts rows by the urgency that they record, keeping those of one element together. `presses`
 * finds urgent words in rows that nobody has judged: it only sorts them.
 */
export function orderRows(rows: readonly RecordedRow[], presses: RegExp): RecordedRow[] {
  const weigh = ({ rank, urgency, recommendation }: RecordedRow) =>
    100 * RANKS.indexOf(rank) +
    (rank === 'unjudged' && presses.test(recommendation) ? 0 : 10) +
    URGENCIES.indexOf(urgency);
  const byWeight = rows.toSorted((a, b) => weigh(a) - weigh(b) || a.number - b.number);
  return together(byWeight, ({ element, number }) => element || String(number)).flat();
}
