import { photoReferencesIn } from '../../../../supabase/functions/_shared/contract';
import type { Run } from './report-model';

/**
 * Splits a line into runs, so that each written number of a photo that the report holds becomes a
 * run of its own which points to that row; the first takes its word along ("Photos 2", "3").
 * A mention of a photo that does not exist stays plain text.
 */
export function findPhotoReferences(line: string, photoCount: number): Run[] {
  const runs: Run[] = [];
  let plainFrom = 0;
  for (const { start, end } of photoReferencesIn(line)) {
    let from = start;
    for (const digits of line.slice(start, end).matchAll(/\d+/g)) {
      const to = start + digits.index + digits[0].length;
      const number = Number(digits[0]);
      if (number >= 1 && number <= photoCount) {
        from = from === start ? start : start + digits.index;
        if (from > plainFrom) runs.push({ text: line.slice(plainFrom, from), photo: null });
        const words = line.slice(from, to - String(number).length);
        runs.push({ text: line.slice(from, to), photo: number, words });
        plainFrom = to;
      }
      from = to;
    }
  }
  if (plainFrom < line.length) runs.push({ text: line.slice(plainFrom), photo: null });
  return runs;
}
