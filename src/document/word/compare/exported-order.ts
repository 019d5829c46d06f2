import { rowToken } from '@/document/bookmarks/file-properties';
import type { WordReading } from '../read/word-reading';

/**
 * The row ids in the order of the export, then those added here since. A row whose id is unknown gets a placeholder.
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

/** The number of rows in the file at its export. */
export const exportedCount = ({ tokens, rows }: WordReading) =>
  tokens.length > 0 ? tokens.length : rows.filter(({ id }) => id !== null).length;
