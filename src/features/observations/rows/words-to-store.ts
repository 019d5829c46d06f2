import { photoBindingsSchema } from '@shared/contract/stored';
import { bindTexts, renumberTexts, type PhotoBindings } from '@shared/renumber-photos';
import type { Observation } from '@/records/observation';
import { pickTexts, type ObservationTexts } from '../schema';
import type { RowWords } from '@shared/row-words';

/** A row's words to write, and which photo each number in them means. */
export type StoredWords = Partial<RowWords> & { photo_refs?: PhotoBindings };

/**
 * A row as it reads in the order of today: the numbers in its texts are those that its photos have now.
 * The same object where nothing is another, so that it is not drawn again.
 */
export function inTodaysNumbers(row: Observation, order: readonly string[]): Observation {
  const stored = photoBindingsSchema.parse(row.photo_refs);
  if (Object.keys(stored).length === 0) return row;
  const { texts, bindings } = renumberTexts(pickTexts(row), stored, order);
  return { ...row, ...texts, photo_refs: bindings };
}

/** A report's rows, in their order, as they read in it. */
export function allInTodaysNumbers(rows: readonly Observation[]): Observation[] {
  const order = rows.map(({ id }) => id);
  return rows.map((row) => inTodaysNumbers(row, order));
}

/**
 * Turns a change in today's numbers into words to write. With one text all three go, and the
 * meaning of their numbers: the three share their bindings.
 */
export function wordsToStore(
  row: Observation,
  change: Partial<RowWords>,
  order: readonly string[],
): StoredWords {
  const { element, defect, recommendation } = change;
  if (element === undefined && defect === undefined && recommendation === undefined) return change;
  const texts = { ...pickTexts(row), ...definedTexts({ element, defect, recommendation }) };
  const known = photoBindingsSchema.parse(row.photo_refs);
  return { ...change, ...texts, photo_refs: bindTexts(texts, order, known) };
}

function definedTexts(
  texts: Record<keyof ObservationTexts, string | undefined>,
): Partial<ObservationTexts> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
}
