import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The columns of outcomes.txt; the last one is for every token that is refused. */
export const COLUMNS = ['keyless', 'visitor', 'owner', 'stranger', 'refused'] as const;
export type Column = (typeof COLUMNS)[number];

/**
 * The expected outcome of each row, by its name. Each line of the file is a row of the matrix: its name, then a cell
 * for each column: status, code or count of rows, and "changed" where the actor's own data differ afterwards. No attack
 * may ever change or show another's data; the file does not repeat that.
 */
export function writtenOutcomes(): Map<string, Record<Column, string>> {
  const text = readFileSync(join(import.meta.dirname, 'outcomes.txt'), 'utf8');
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' | '));
  return new Map(
    lines.map(([name = '', ...cells]) => [
      name,
      Object.fromEntries(COLUMNS.map((column, index) => [column, cells[index] ?? ''])) as Record<
        Column,
        string
      >,
    ]),
  );
}
