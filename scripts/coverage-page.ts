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

/** An answer of docs/asvs.md: `| v5.0.0-1.2.4 | level | asks for | state | answer | files | ids of tests |`. */
interface Answer {
  id: string;
  level: string;
  asks: string;
  state: string;
  says: string;
  files: string[];
  tests: string[];
}

const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

/** The cells of the lines of a table whose first one is such an id. */
const readCells = (markdown: string, id: RegExp) =>
  markdown
    .split('\n')
    .map((line) => line.split(CELL_BORDER).slice(1, -1))
    .filter(([first = '']) => id.test(first.trim()))
    .map((cells) => cells.map((cell) => cell.replaceAll('\\|', '|').trim()));

/** The rows of such a page: `| 2.1 | fact | files | ids of tests |`. */
export function parseRows(markdown: string): Row[] {
  return readCells(markdown, /^\d+\.\d+$/).map(([id = '', fact = '', built = '', shown = '']) => ({
    id,
    fact,
    files: quoted(built),
    tests: quoted(shown),
  }));
}

export function parseAnswers(markdown: string): Answer[] {
  return readCells(markdown, /^v5\.0\.0-[\d.]+$/).map(
    ([id = '', level = '', asks = '', state = '', says = '', built = '', shown = '']) => ({
      id,
      level,
      asks,
      state,
      says,
      files: quoted(built),
      tests: quoted(shown),
    }),
  );
}

/** Files that a page names and that do not exist, with the row that names them. */
export function missingFiles(rows: Row[]): string[] {
  return rows.flatMap(({ id, files }) =>
    files.filter((file) => !existsSync(join(PROJECT_FOLDER, file))).map((file) => `${id}: ${file}`),
  );
}
