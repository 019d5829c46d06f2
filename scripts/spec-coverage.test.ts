import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasTest, missingFiles, missingTests, rowsOf } from './coverage-page.ts';

const ROOT = resolve(import.meta.dirname, '..');
const PAGE = join(ROOT, 'docs/spec-coverage.md');

/** Facts counted when each section was last read sentence by sentence; fewer means that rows went missing. */
const FEWEST_ROWS: Record<string, number> = { 2: 129, 4: 53, 5: 34, 6: 14, 8: 64, 9: 42 };

const markdown = readFileSync(PAGE, 'utf8');
const rows = rowsOf(markdown);
describe('the coverage of the specification', () => {
  it('has each of its rows once', () => {
    const ids = rows.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.each(Object.entries(FEWEST_ROWS))('keeps the rows of section %s', (section, fewest) => {
    const count = rows.filter(({ id }) => id.startsWith(`${section}.`)).length;
    expect(count).toBeGreaterThanOrEqual(fewest);
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

  it('names tests that exist', () => {
    expect(missingTests(rows)).toEqual([]);
  });

  it('names decisions that exist', () => {
    const named = [...markdown.matchAll(/\]\((decisions\/[^)]+)\)/g)].map(([, page = '']) => page);
    const missing = named.filter((page) => !existsSync(join(dirname(PAGE), page)));
    expect(missing).toEqual([]);
  });
});

describe('the reading of that page', () => {
  it('finds rows, their files and their tests', () => {
    const [row] = rowsOf(
      '| 2.1 | a \\| b | `a.ts`<br>`b.ts` | `a.test.ts` › does › this<br>`b.test.ts` › does that |',
    );
    expect(row).toEqual({
      id: '2.1',
      fact: 'a | b',
      files: ['a.ts', 'b.ts'],
      tests: [
        { file: 'a.test.ts', title: 'does › this' },
        { file: 'b.test.ts', title: 'does that' },
      ],
    });
  });

  it('finds titles of calls, plain and of tables, and no other text', () => {
    const source = `it('one', f); test("two's", f); it.each([['x', 1]])(\n  'three %i', f); say('four');`;
    expect(
      ['one', "two's", 'three %i', 'x', 'four'].filter((title) => hasTest(source, title)),
    ).toEqual(['one', "two's", 'three %i']);
  });
});
