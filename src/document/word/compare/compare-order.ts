import type { ReturningField } from '@shared/row-words';
import type { RowTexts } from '@/document/bookmarks/printed-state';
import type { ReadRow, WordReading } from '../read/word-reading';
import { exportedCount } from './exported-order';
import type { WordChange } from './word-change';

/** Parses the words of a field with fixed values. */
type StoredValue = (field: ReturningField, text: string) => { stored?: unknown } | undefined;

interface Orders {
  rowIds: readonly string[];
  exported: readonly string[];
}

/** Indices of a longest increasing subsequence. */
function longestRise(numbers: readonly number[]): Set<number> {
  const length: number[] = [];
  const before: number[] = [];
  numbers.forEach((number, index) => {
    length[index] = 1;
    before[index] = -1;
    for (let earlier = 0; earlier < index; earlier += 1) {
      const longer = (length[earlier] ?? 0) + 1;
      if ((numbers[earlier] ?? 0) < number && longer > (length[index] ?? 0)) {
        length[index] = longer;
        before[index] = earlier;
      }
    }
  });
  const places = new Set<number>();
  let at = length.indexOf(Math.max(0, ...length));
  for (; at >= 0; at = before[at] ?? -1) places.add(at);
  return places;
}

/** Rows deleted, added or moved in Word; ignores rows deleted here. */
export function compareOrder(
  reading: WordReading,
  { rowIds, exported }: Orders,
  storedValue: StoredValue,
): WordChange[] {
  const here = new Set(rowIds);
  const inFile = reading.rows.flatMap(({ id }) => (id !== null && here.has(id) ? [id] : []));
  const found = new Set([...inFile, ...reading.morePhotos]);
  // Further photos have their places within a row, not among the rows.
  const more = new Set(reading.morePhotos);
  const order = rowIds.filter((id) => !more.has(id));
  // Later ones were added here since: the file could not have them.
  const deleted = exported
    .slice(0, exportedCount(reading))
    .filter((id) => here.has(id) && !found.has(id))
    .map((rowId): WordChange => ({ key: `${rowId} deleted`, kind: 'deleted', rowId }));
  const known = inFile.filter((id) => exported.includes(id));
  const kept = longestRise(known.map((id) => exported.indexOf(id)));
  const moved = known.flatMap((rowId, index): WordChange[] => {
    const after = known[index - 1] ?? null;
    // Skips a row already moved there.
    const isThere = order[order.indexOf(rowId) - 1] === (after ?? undefined);
    return kept.has(index) || isThere
      ? []
      : [{ key: `${rowId} moved`, kind: 'moved', rowId, after }];
  });
  return [...deleted, ...moved, ...addedRows(reading.rows, here, storedValue)];
}

function addedRows(
  rows: readonly ReadRow[],
  here: ReadonlySet<string>,
  storedValue: StoredValue,
): WordChange[] {
  let after: string | null = null;
  const added: WordChange[] = [];
  rows.forEach(({ id, texts, rating }, index) => {
    if (id !== null) {
      after = here.has(id) ? id : after;
      return;
    }
    const words = Object.entries(texts).map(([field, { text }]) => [field, text]);
    const own = Object.fromEntries(words) as Partial<RowTexts>;
    added.push({
      key: `added ${index}`,
      kind: 'added',
      after,
      texts: own,
      chosen: Object.fromEntries(
        Object.entries(own).flatMap(([field, text]) => {
          const value = storedValue(field as ReturningField, text);
          return value && 'stored' in value ? [[field, value.stored]] : [];
        }),
      ),
      rating: rating?.text ?? '',
    });
  });
  return added;
}
