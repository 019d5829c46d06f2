import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { missingFiles, parseRows } from './coverage-page.ts';

const ROOT = resolve(import.meta.dirname, '..');
const PAGE = join(ROOT, 'docs/spec-coverage.md');

/** Facts counted when each section was last read sentence by sentence; fewer means that rows went missing. */
const FEWEST_ROWS: Record<string, number> = {
  2: 129,
  3: 22,
  4: 53,
  5: 34,
  6: 14,
  7: 36,
  8: 64,
  9: 42,
};

/** Deviations from the specification, by the rows that name them and the decision that gives the reason. */
const DEVIATIONS: Record<string, string[]> = {
  '031': ['7.34', '9.23'],
  '055': ['7.16'],
  '056': ['8.57'],
  '058': ['7.8'],
  '065': ['7.13', '7.15'],
  '066': ['2.97', '7.26'],
  '070': ['7.6', '7.21'],
  '083': ['4.26'],
  '110': ['4.25', '5.20'],
  '111': ['3.10', '3.21', '4.33', '7.11'],
  '112': ['4.34'],
  '113': ['3.20', '3.22'],
  '114': ['4.45'],
  '115': ['4.37', '7.9', '7.11', '7.25'],
};

const markdown = readFileSync(PAGE, 'utf8');
const rows = parseRows(markdown);
describe('the coverage of the specification', () => {
  it('has each of its rows once', () => {
    const ids = rows.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.each(Object.entries(FEWEST_ROWS))('keeps the rows of section %s', (section, fewest) => {
    const count = rows.filter(({ id }) => id.startsWith(`${section}.`)).length;
    expect(count).toBeGreaterThanOrEqual(fewest);
  });

  it('has no other section than these, each in order and without a gap', () => {
    const counted = new Map<string, number>();
    for (const { id } of rows) {
      const [section = '', number] = id.split('.');
      expect(Object.keys(FEWEST_ROWS), id).toContain(section);
      counted.set(section, (counted.get(section) ?? 0) + 1);
      expect(Number(number), id).toBe(counted.get(section));
    }
  });

  it('names for every fact what builds it and what shows it', () => {
    const lacking = rows.filter(
      ({ fact, files, tests }) => fact === '' || files.length === 0 || tests.length === 0,
    );
    expect(lacking.map(({ id }) => id)).toEqual([]);
  });

  it('calls no fact half built', () => {
    expect(rows.filter(({ fact }) => /\b(partly|partial|todo)\b/i.test(fact))).toEqual([]);
  });

  it('names files that exist', () => {
    expect(missingFiles(rows)).toEqual([]);
  });

  it.each(Object.entries(DEVIATIONS))('names decision %s where it departs', (decision, ids) => {
    const named = rows.filter(({ fact }) => fact.includes(`[${decision}](decisions/`));
    expect(named.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });
});
