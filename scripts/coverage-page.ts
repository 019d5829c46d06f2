import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../server/project-folder.ts';

/** A row of a page that says what is so, where it is built and which tests show it. */
export interface Row {
  id: string;
  fact: string;
  files: string[];
  tests: { file: string; title: string }[];
}

const CELL_BORDER = /(?<!\\)\|/;

/** The rows of such a page: `| 2.1 | fact | files | tests |`. */
export function rowsOf(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => /^\| \d+\.\d+ \|/.test(line))
    .map((line) => {
      const [id = '', fact = '', built = '', shown = ''] = line
        .split(CELL_BORDER)
        .slice(1, -1)
        .map((cell) => cell.replaceAll('\\|', '|').trim());
      return {
        id,
        fact,
        files: [...built.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
        tests: shown.split('<br>').flatMap((test) => {
          const [, file, title] = /^`([^`]+)` › (.+)$/.exec(test) ?? [];
          return file && title ? [{ file, title }] : [];
        }),
      };
    });
}

const sources = new Map<string, string>();

function sourceOf(file: string): string {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const source = readFileSync(join(PROJECT_FOLDER, file), 'utf8');
  sources.set(file, source);
  return source;
}

/** Whether a call in the source has this title as its first argument; templates keep their placeholders. */
export function hasTest(source: string, title: string): boolean {
  const literals = [`'${title.replaceAll("'", "\\'")}'`, `"${title}"`, `\`${title}\``];
  return literals.some((literal) =>
    source.split(literal).some((before, index, parts) => {
      const after = parts[index + 1];
      return after !== undefined && /\(\s*$/.test(before) && /^\s*,/.test(after);
    }),
  );
}

/** Files that a page names and that do not exist, with the row that names them. */
export function missingFiles(rows: Row[]): string[] {
  return rows.flatMap(({ id, files, tests }) =>
    [...files, ...tests.map(({ file }) => file)]
      .filter((file) => !existsSync(join(PROJECT_FOLDER, file)))
      .map((file) => `${id}: ${file}`),
  );
}

/** Tests that a page names and that do not exist, with the row that names them. */
export function missingTests(rows: Row[]): string[] {
  return rows.flatMap(({ id, tests }) =>
    tests
      .filter(({ file }) => existsSync(join(PROJECT_FOLDER, file)))
      .filter(({ file, title }) => !hasTest(sourceOf(file), title))
      .map(({ file, title }) => `${id}: ${file} › ${title}`),
  );
}
