import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../server/project-folder.ts';

/** A row of a page that says what is so, where it is built and which tests show it. */
export interface Row {
  id: string;
  fact: string;
  files: string[];
  /** Ids of tests (`test-ids.ts`). */
  tests: string[];
}

const CELL_BORDER = /(?<!\\)\|/;

const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

/** The rows of such a page: `| 2.1 | fact | files | ids of tests |`. */
export function parseRows(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => /^\| \d+\.\d+ \|/.test(line))
    .map((line) => {
      const [id = '', fact = '', built = '', shown = ''] = line
        .split(CELL_BORDER)
        .slice(1, -1)
        .map((cell) => cell.replaceAll('\\|', '|').trim());
      return { id, fact, files: quoted(built), tests: quoted(shown) };
    });
}

/** Files that a page names and that do not exist, with the row that names them. */
export function missingFiles(rows: Row[]): string[] {
  return rows.flatMap(({ id, files }) =>
    files.filter((file) => !existsSync(join(PROJECT_FOLDER, file))).map((file) => `${id}: ${file}`),
  );
}
