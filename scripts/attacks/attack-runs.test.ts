import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../../server/project-folder.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { planRuns, playRuns } from './attack-runs.ts';
import { findSuites } from './find-suites.ts';

const WITHIN_MS = 30_000;

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(folder, { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

function writeSuite(name: string, body: string, more = ''): void {
  writeFileSync(
    join(folder, `${name}.ts`),
    `${more}\nexport async function run({ seed, until, report }) { ${body} }\n`,
  );
}

async function play(end = Date.now() + WITHIN_MS, graceMs = WITHIN_MS) {
  const lines: Record<string, unknown>[] = [];
  const runs = planRuns(await findSuites(folder), ['PGlite', 'PostgreSQL']);
  const options = { folder, seed: 7, end, cluster: '/tmp/cluster', graceMs };
  const findings = await playRuns(runs, {
    ...options,
    say: (line) => lines.push({ ...line }),
  });
  return { findings, lines };
}

describe('the suites of a folder', () => {
  it('are the modules that run something', async () => {
    writeSuite('zip', 'return { tries: 1 }');
    writeFileSync(join(folder, 'part-of-zip.ts'), 'export const PARTS = 3;\n');
    writeFileSync(join(folder, 'zip.test.ts'), 'export const run = () => undefined;\n');
    expect([...(await findSuites(folder)).keys()]).toEqual(['zip']);
  });

  it('are, in the product, at least these four', async () => {
    const suites = await findSuites(join(PROJECT_FOLDER, 'testing/attacks'));
    expect([...suites.keys()]).toEqual(
      expect.arrayContaining(['accounts', 'matrix', 'requests', 'resources']),
    );
  });
});

describe('an attack', () => {
  it('gives each suite the seed, its share of the time, and each engine where it wants them', async () => {
    const told =
      'report(JSON.stringify([seed, until > Date.now(), process.env.PLUMBLINE_TEST_CLUSTER || null]))';
    writeSuite('crowd', `${told}; return { tries: 3 }`, 'export const onEachEngine = true;');
    writeSuite('zip', `${told}; return { tries: 2, figures: { largestMb: 9 } }`);
    const { lines } = await play();
    expect(lines.map(({ suite, engine, finding }) => [suite, engine, finding])).toEqual([
      ['crowd', 'PGlite', '[7,true,null]'],
      ['crowd', 'PGlite', undefined],
      ['crowd', 'PostgreSQL', '[7,true,"/tmp/cluster"]'],
      ['crowd', 'PostgreSQL', undefined],
      ['zip', null, '[7,true,null]'],
      ['zip', null, undefined],
    ]);
    expect(lines.at(-1)).toMatchObject({ seed: 7, tries: 2, findings: 1, largestMb: 9 });
  });

  it('counts findings, and says how to play them again', async () => {
    writeSuite('zip', `report('one'); report('two'); return { tries: 2 }`);
    const { findings, lines } = await play();
    expect(findings).toBe(2);
    expect(lines[0]?.['again']).toMatch(
      /^npm run attack -- --suites zip --seed 7 --minutes [\d.]+$/,
    );
  });

  it('finds nothing where nothing is to be found', async () => {
    writeSuite('zip', 'return { tries: 1 }');
    expect(await play()).toMatchObject({ findings: 0 });
  });

  it.each([
    ['that throws', 'throw new Error("no zip here")', /did not come to its end.*no zip here/s],
    ['whose process ends', 'process.exit(0)', /did not come to its end \(0\)/],
    ['that tried nothing', 'return { tries: 0 }', /tried nothing/],
  ])('has a finding in a suite %s', async (_, body, finding) => {
    writeSuite('zip', body);
    const { findings, lines } = await play();
    expect(findings).toBe(1);
    expect(lines[0]?.['finding']).toMatch(finding);
  });

  it('ends a suite that does not end', async () => {
    writeSuite('zip', 'await new Promise(() => setInterval(() => undefined, 1000))');
    const { lines } = await play(Date.now() + 500, 500);
    expect(lines[0]?.['finding']).toContain('SIGKILL');
  });
});
