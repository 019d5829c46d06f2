import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import ts from 'typescript';
import { PROJECT_FOLDER } from '../server/project-folder.ts';

const FOLDERS = '{analyst-lab,bench,e2e,eslint,scripts,server,src,supabase,testing}';
const texts = new Map(
  globSync(`${FOLDERS}/**/*.{ts,tsx}`, {
    cwd: PROJECT_FOLDER,
    exclude: ['**/node_modules/**'],
  }).flatMap((file): [string, string][] => {
    // A folder that is named as a file has no text.
    const text = ts.sys.readFile(join(PROJECT_FOLDER, file));
    return text === undefined ? [] : [[file, text]];
  }),
);

/** The files of this repository that a file imports, types included. */
function listImports(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(texts.get(file) ?? '', true, true);
  return importedFiles.flatMap(({ fileName }) => {
    const named = fileName
      .replace(/^@\//u, 'src/')
      .replace(/^@shared\//u, 'supabase/functions/_shared/');
    const path = fileName.startsWith('.') ? join(dirname(file), fileName) : named;
    return [path, `${path}.ts`, `${path}.tsx`].filter((one) => texts.has(one)).slice(0, 1);
  });
}

/** Each circle of imports once, as the walk through `imports` meets it. */
function findCircles(imports: ReadonlyMap<string, string[]>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, path: string[]) => {
    const from = path.indexOf(file);
    if (from >= 0) circles.push([...path.slice(from), file].join(' → '));
    if (from >= 0 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) walk(next, [...path, file]);
    done.add(file);
  };
  for (const file of imports.keys()) walk(file, []);
  return circles;
}

it('imports of files go in no circle, not even for a type', () => {
  expect(findCircles(new Map([...texts.keys()].map((file) => [file, listImports(file)])))).toEqual(
    [],
  );
});
