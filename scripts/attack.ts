/**
 * npm run attack -- [--minutes 60] [--seed 7] [--suites matrix,zip] [--engines PGlite,PostgreSQL]: plays the
 * attack suites of testing/attacks/ one after the other and shares the time out among them. One JSON line a
 * finding, with the command that plays it again, and one a suite. Ends with 1 after a finding.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_FOLDER } from '../server/project-folder.ts';
import type { Engine } from '../testing/databases/attacked-database.ts';
import { makeRunFolder } from '../testing/run-folder.ts';
import { postgresCluster, postgresPrograms } from '../testing/databases/postgres-engine.ts';
import { planRuns, playRuns } from './attacks/attack-runs.ts';
import { findSuites } from './attacks/find-suites.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    suites: { type: 'string' },
    engines: { type: 'string', default: 'PGlite,PostgreSQL' },
  },
});
const ENGINES: Engine[] = ['PGlite', 'PostgreSQL'];
const folder = join(PROJECT_FOLDER, 'testing/attacks');
const say = (line: object) => console.log(JSON.stringify(line));

const all = await findSuites(folder);
const names = values.suites?.split(',') ?? [...all.keys()];
const wanted = values.engines.split(',');
const unknown = [
  ...names.filter((name) => !all.has(name)),
  ...wanted.filter((name) => !isEngine(name)),
  ...(Number(values.minutes) > 0 ? [] : [values.minutes]),
];
if (unknown.length > 0) {
  console.error(
    `Not known: ${unknown.join(', ')}. Suites: ${[...all.keys()].join(', ')}. Engines: ${ENGINES.join(', ')}. Minutes are more than 0.`,
  );
  process.exit(1);
}

const programs = postgresPrograms();
if (!programs) say({ engine: 'PostgreSQL', skipped: 'it is not installed on this machine' });
const engines = wanted.filter(isEngine).filter((engine) => engine === 'PGlite' || programs);
const suites = new Map([...all].filter(([name]) => names.includes(name)));
const runs = planRuns(suites, engines);
if (runs.length === 0) {
  console.error('There is nothing to play: these suites need an engine that is not here.');
  process.exit(1);
}

const end = Date.now() + Number(values.minutes) * 60_000;
const removeRun = makeRunFolder();
const cluster = programs && engines.includes('PostgreSQL') ? await postgresCluster(programs) : null;
try {
  const findings = await playRuns(runs, {
    folder,
    seed: Number(values.seed),
    end,
    cluster: cluster?.folder ?? null,
    say,
  });
  process.exitCode = findings > 0 ? 1 : 0;
} finally {
  await cluster?.stop();
  removeRun();
}

function isEngine(name: string): name is Engine {
  return ENGINES.some((engine) => engine === name);
}
