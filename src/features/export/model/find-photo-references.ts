import { photoReferencesIn } from '../../../../supabase/functions/_shared/contract';
import type { Run } from './report-model';

/**
 * Splits a line into runs, so that each written number of a photo that the report holds becomes a
 * run of its own which points to that row; the first takes its word along ("Photos 2", "3").
 * A mention of a photo that does not exist, or never did (`unbound`), stays plain text.
 */
export function findPhotoReferences(
  line: string,
  photoCount: number,
  unbound: readonly number[] = [],
): Run[] {
  const runs: Run[] = [];
  let plainFrom = 0;
  for (const reference of photoReferencesIn(line)) {
    let from = reference.start;
    for (const { number, start, end } of reference.parts.flatMap(({ written }) => written)) {
      if (number >= 1 && number <= photoCount && !unbound.includes(number)) {
        from = from === reference.start ? from : start;
        if (from > plainFrom) runs.push({ text: line.slice(plainFrom, from), photo: null });
        runs.push({ text: line.slice(from, end), photo: number, words: line.slice(from, start) });
        plainFrom = end;
      }
      from = end;
    }
  }
  if (plainFrom < line.length) runs.push({ text: line.slice(plainFrom), photo: null });
  return runs;
}
