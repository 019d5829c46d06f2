import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../server/project-folder.ts';

/** Folders with tests. */
const FOLDERS = '{analyst-lab,bench,e2e,eslint,scripts,server,src,supabase,testing}';

/** At the end of a test's title: `it('mails a link @sign-in-1', …)`. */
const AT_THE_END_OF_A_TITLE = / (@[a-z][a-z0-9-]*-\d+)['"`]\s*,/g;

/** The ids by which pages name tests, each with the files that have a test of it. */
export const TEST_IDS = new Map<string, string[]>();

for (const file of globSync(`${FOLDERS}/**/*.{test,spec}.{ts,tsx}`, { cwd: PROJECT_FOLDER })) {
  const source = readFileSync(join(PROJECT_FOLDER, file), 'utf8');
  for (const [, id = ''] of source.matchAll(AT_THE_END_OF_A_TITLE)) {
    TEST_IDS.set(id, [...(TEST_IDS.get(id) ?? []), file]);
  }
}
