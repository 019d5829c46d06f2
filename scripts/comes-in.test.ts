/** Everything that comes in from outside is listed, and each list is the source of a test. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../server/project-folder.ts';
import { tableRows } from '../testing/table-rows.ts';

const readText = (file: string) => readFileSync(join(PROJECT_FOLDER, file), 'utf8');
const pages = readdirSync(join(PROJECT_FOLDER, 'docs/comes-in')).filter(
  (file) => file !== 'README.md',
);

it.each(pages)('%s is linked, and each of its tables is read by a test', (page) => {
  expect(readText('docs/comes-in/README.md')).toContain(`(${page})`);
  const tests = globSync('{e2e,scripts,server,src,supabase}/**/*.{test,spec}.{ts,tsx}', {
    cwd: PROJECT_FOLDER,
  }).map(readText);
  const parts = readText(`docs/comes-in/${page}`).split(/^## /mu);
  for (const part of parts.filter((one) => one.includes('\n| ---'))) {
    const [heading = ''] = part.startsWith('# ') ? [] : part.split('\n', 1);
    const reads = [`comes-in/${page}'`, heading && `'${heading}'`];
    expect(
      tests.some((test) => reads.every((words) => test.includes(words))),
      reads.join(),
    ).toBe(true);
  }
});

it.each(tableRows('comes-in/browsers.md'))('what $Test says is tested', (row) => {
  expect(readText(row['Shown by'] ?? '')).toContain(row['Test']);
});
