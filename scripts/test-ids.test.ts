import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../server/project-folder.ts';
import { parseAnswers, parseRows } from './coverage-page.ts';
import { TEST_IDS } from './test-ids.ts';

const PAGES = ['docs/spec-coverage.md', 'SECURITY.md', 'docs/asvs.md'];
const rows = PAGES.map((page) => readFileSync(join(PROJECT_FOLDER, page), 'utf8')).flatMap(
  (page) => [...parseRows(page), ...parseAnswers(page)],
);
const named = new Set(rows.flatMap(({ tests }) => tests));

describe('the ids of tests', () => {
  it('stand on one test each', () => {
    expect([...TEST_IDS].filter(([, files]) => files.length > 1)).toEqual([]);
  });

  it('are all there that a page names', () => {
    expect([...named].filter((id) => !TEST_IDS.has(id))).toEqual([]);
  });

  it('are named, each by one page at least', () => {
    expect([...TEST_IDS].filter(([id]) => !named.has(id))).toEqual([]);
  });
});
