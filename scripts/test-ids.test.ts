import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../server/project-folder.ts';
import { parseAnswers, parseRows } from './coverage-page.ts';
import { TEST_IDS } from './test-ids.ts';
import { GUARDS } from './guards/guards.ts';

const PAGES = ['docs/spec-coverage.md', 'SECURITY.md', 'docs/asvs.md'];
const rows = PAGES.map((page) => readFileSync(join(PROJECT_FOLDER, page), 'utf8')).flatMap(
  (page) => [...parseRows(page), ...parseAnswers(page)],
);
const named = new Set([...rows.flatMap(({ tests }) => tests), ...GUARDS.map(({ test }) => test)]);

describe('the ids of tests', () => {
  it('are found', () => {
    expect(TEST_IDS.size).toBeGreaterThan(500);
  });

  it('stand on one test each', () => {
    expect([...TEST_IDS].filter(([, files]) => files.length > 1)).toEqual([]);
  });

  it('are all there that a page, a guard or an answer names', () => {
    expect([...named].filter((id) => !TEST_IDS.has(id))).toEqual([]);
  });

  it('are named, each by one of these at least', () => {
    expect([...TEST_IDS].filter(([id]) => !named.has(id))).toEqual([]);
  });
});
