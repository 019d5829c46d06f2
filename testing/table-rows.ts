import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../server/project-folder.ts';

/**
 * The rows of the Markdown tables of a page in `docs/` by their columns' names, so that tests are made from what the
 * page says; backticks around a whole cell are taken off. `under` names the heading of the one table that is read.
 */
export function tableRows(page: string, under?: string): Record<string, string>[] {
  const lines = readFileSync(join(PROJECT_FOLDER, 'docs', page), 'utf8').split('\n');
  const begin =
    under === undefined
      ? 0
      : lines.findIndex((line) => /^#+ /.test(line) && line.endsWith(` ${under}`));
  if (begin < 0) throw new Error(`docs/${page} has no heading "${under}"`);
  const rows: Record<string, string>[] = [];
  let columns: string[] | null = null;
  for (const line of lines.slice(begin + (under === undefined ? 0 : 1))) {
    if (under !== undefined && line.startsWith('#')) break;
    if (!line.startsWith('|')) columns = null;
    else if (columns === null) columns = cells(line);
    else if (!/^\|[\s:|-]+$/.test(line)) {
      const row = cells(line);
      rows.push(Object.fromEntries(columns.map((column, index) => [column, row[index] ?? ''])));
    }
  }
  if (rows.length === 0) throw new Error(`docs/${page} has no table there`);
  return rows;
}

function cells(line: string): string[] {
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) =>
      cell
        .trim()
        .replaceAll('\\|', '|')
        .replace(/^`([^`]*)`$/, '$1'),
    );
}
