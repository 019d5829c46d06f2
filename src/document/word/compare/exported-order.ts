import { rowToken } from '@/document/bookmarks/file-properties';
import type { WordReading } from '../read/word-reading';

/**
 * The ids of the rows in the order that they had in the file when it was exported, then those that were
 * added here since. A row of which nobody knows the id any more has one that is nobody's.
 */
export function exportedOrder(reading: WordReading, rowIds: readonly string[]): string[] {
  const inFile = reading.rows.flatMap(({ id }) => id ?? []);
  const byToken = new Map([...inFile, ...rowIds].map((id) => [rowToken(id), id]));
  const exported =
    reading.tokens.length > 0
      ? reading.tokens.map((token, index) => byToken.get(token) ?? `gone ${index + 1}`)
      : inFile;
  return [...exported, ...rowIds.filter((id) => !exported.includes(id))];
}

/** How many of them the file had. */
export const exportedCount = ({ tokens, rows }: WordReading) =>
  tokens.length > 0 ? tokens.length : rows.filter(({ id }) => id !== null).length;
