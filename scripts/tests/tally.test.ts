import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../../server/project-folder.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { readJourneys, readUnits, UNIT_REPORT, writeEnd } from './tally.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The tally of a run of one file with this text. */
function runAndTally(text: string) {
  const report = join(folder, 'units.json');
  mkdirSync(join(folder, 'tests'));
  symlinkSync(join(PROJECT_FOLDER, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'tests/one.test.ts'), text);
  const { status } = spawnSync(
    process.execPath,
    [
      join(PROJECT_FOLDER, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--root',
      folder,
      '--retry=1',
      `--reporter=${join(PROJECT_FOLDER, 'scripts/tests/unit-reporter.ts')}`,
    ],
    { cwd: folder, env: { PATH: process.env['PATH'], [UNIT_REPORT]: report } },
  );
  return { status, ...readUnits(report) };
}

describe('a run of the unit tests', () => {
  it('counts what passed and was skipped, and names what failed or passed at its second try', () => {
    const tally = runAndTally(`import { afterAll, expect, it } from 'vitest';
      let tries = 0;
      it('passes', () => {});
      it.skip('is left out', () => {});
      it('fails', () => expect(1).toBe(2));
      it('passes later', () => { tries += 1; expect(tries).toBe(2); });
      afterAll(() => { throw new Error('left open'); });`);
    expect(tally).toEqual({
      status: 1,
      passed: 2,
      skipped: 1,
      failed: expect.arrayContaining([
        expect.stringMatching(/one\.test\.ts › fails\n.*expected 1 to be 2/),
        expect.stringContaining('left open'),
      ]) as unknown,
      secondTries: [expect.stringMatching(/one\.test\.ts › passes later\n.*expected 1 to be 2/)],
    });
    expect(tally.failed).toHaveLength(2);
  });

  it('names what was thrown outside of any test', () => {
    const { status, passed, failed } = runAndTally(`import { it } from 'vitest';
      it('a', () => { setTimeout(() => { throw new Error('nobody held it'); }); });
      it('b', () => new Promise((resolve) => setTimeout(resolve, 50)));`);
    expect({ status, passed }).toEqual({ status: 1, passed: 2 });
    expect(failed).toEqual([expect.stringContaining('outside of any test')]);
    expect(failed[0]).toContain('nobody held it');
  });

  it('is a failure where it wrote nothing', () => {
    expect(readUnits(join(folder, 'none.json')).failed).toEqual([
      'a suite ended before it wrote none.json',
    ]);
  });
});

describe('a run of the journeys', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

  it('names what failed, what passed at its second try, and errors outside of any test', () => {
    const report = join(folder, 'journeys.json');
    const suites = [
      {
        title: 'a.spec.ts',
        specs: [spec('opens', 'expected')],
        suites: [{ title: 'rows', specs: [spec('move', 'unexpected'), spec('go', 'flaky')] }],
      },
    ];
    const stats = { expected: 1, flaky: 1, skipped: 2 };
    writeFileSync(report, JSON.stringify({ stats, suites, errors: [{ message: 'no browser' }] }));
    expect(readJourneys(report)).toEqual({
      passed: 2,
      skipped: 2,
      failed: ['a.spec.ts › rows › move', 'an error outside of any test: no browser'],
      secondTries: ['a.spec.ts › rows › go'],
    });
  });
});

describe('the end of a run', () => {
  const tally = (failed: string[], secondTries: string[] = []) => ({
    passed: 3,
    skipped: 1,
    failed,
    secondTries,
  });

  it('names each failure and second try on a line, then counts', () => {
    expect(writeEnd([tally(['one']), tally(['two\nlines'], ['three'])])).toEqual([
      'At the second try: three',
      'Failed: one',
      'Failed: two lines',
      '6 passed, 2 failed, 2 skipped',
    ]);
  });

  it('names any number of them in ten lines', () => {
    const names = Array.from({ length: 40 }, (_, index) => `test ${index}`);
    const lines = writeEnd([tally(names)]);
    expect(lines.length).toBeLessThanOrEqual(10);
    for (const name of names) expect(lines.join(';')).toMatch(new RegExp(`Failed: ${name}(;|$)`));
  });
});
