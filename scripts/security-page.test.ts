import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../server/project-folder.ts';
import { missingFiles, parseRows } from './coverage-page.ts';

/** The ways in that were found when the product was attacked from outside. */
const WAYS_IN = 18;

const rows = parseRows(readFileSync(join(PROJECT_FOLDER, 'SECURITY.md'), 'utf8'));

describe('the guards that SECURITY.md names', () => {
  it('stand for every way in that was found', () => {
    const points = new Set(rows.map(({ id }) => Number(id.split('.')[0])));
    const all = Array.from({ length: WAYS_IN }, (_, index) => index + 1);
    expect(all.filter((point) => !points.has(point))).toEqual([]);
  });

  it('are built in files that exist, and shown by tests', () => {
    expect(rows.filter(({ files, tests }) => files.length * tests.length === 0)).toEqual([]);
    expect(missingFiles(rows)).toEqual([]);
  });
});
