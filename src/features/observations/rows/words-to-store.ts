import { photoBindingsSchema } from '@shared/contract/stored';
import { bindTexts, renumberTexts, type PhotoBindings } from '@shared/renumber-photos';
import type { Observation } from '@/records/observation';
import { pickTexts, type ObservationTexts } from '../schema';
import type { RowWords } from '@shared/row-words';

/** A row's words to write, with the photo that each number in them means. */
export type StoredWords = Partial<RowWords> & { photo_refs?: PhotoBindings };

/**
 * A row with its texts in current photo numbers. Returns the same object where nothing differs: it does not render
 * again.
 */
export function inTodaysNumbers(row: Observation, order: readonly string[]): Observation {
  const stored = photoBindingsSchema.parse(row.photo_refs);
  if (Object.keys(stored).length === 0) return row;
  const { texts, bindings } = renumberTexts(pickTexts(row), stored, order);
  return { ...row, ...texts, photo_refs: bindings };
}

/** Renumbers a report's rows by their own order. */
export function allInTodaysNumbers(rows: readonly Observation[]): Observation[] {
  const order = rows.map(({ id }) => id);
  return rows.map((row) => inTodaysNumbers(row, order));
}

/**
 * Turns a change in current numbers into words to write. If one text changes, all three are written with their shared
 * photo bindings.
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
