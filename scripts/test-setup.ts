/**
 * npm run test:setup -- two|deno: the suites of the contract, of row level security, of accounts and attacks, and every
 * journey, on two hosts that share a PostgreSQL and a bucket and take turns at each request, or with the functions in
 * Deno. What is left out is printed with its reason. Ends with 1 when any suite fails.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../server/build/ensure-built.ts';
import { PROJECT_FOLDER } from '../server/project-folder.ts';
import { postgresPrograms } from '../testing/databases/postgres-engine.ts';
import { leftOutFiles, listLeftOut, playedTitles } from '../testing/hosts/left-out.ts';
import { SETUP, SETUPS } from '../testing/hosts/setup.ts';
import { makeRunFolder } from '../testing/run-folder.ts';
import { installTools } from '../testing/tools/install-tools.ts';

/** Those that ask a host or a database; what hosts do by themselves is tried elsewhere. */
const SUITES = [
  'supabase/tests/*',
  'server/contract*',
  'server/attacks/*',
  'server/sign-up/sign-up.test.ts',
  'server/storage/outcomes.test.ts',
  'testing/attacks/account-plays.test.ts',
  'supabase/functions/{delete_account,delete_report_files,sum_photos}/*',
];

const setup = SETUPS.find((name) => name === process.argv[2] && name !== 'embedded');
if (!setup) fail('Say which: npm run test:setup -- two, or npm run test:setup -- deno.');
if (!postgresPrograms()) fail('This needs PostgreSQL. On Debian: apt-get install postgresql');

installTools();
await ensureBuilt(join(PROJECT_FOLDER, 'dist'), console.log);
const endRun = makeRunFolder();
const suites = [
  runSuite('vitest', [
    'run',
    ...playedFiles(leftOutFiles(setup)),
    '--testNamePattern',
    playedTitles(setup).source,
  ]),
  runSuite('playwright', ['test']),
];
endRun();
const leftOut = listLeftOut(setup);
console.log(`\nLeft out, ${leftOut.length} in all:`);
for (const { file, title, rows, why } of leftOut) console.log(`  ${title ?? rows ?? file}: ${why}`);
process.exit(suites.every(Boolean) ? 0 : 1);

/** By name: what the projects of vitest's settings leave out is all that it leaves out. */
function playedFiles(leftOut: string[]): string[] {
  const files = globSync(SUITES, { cwd: PROJECT_FOLDER });
  return files.filter((file) => file.endsWith('.test.ts') && !leftOut.includes(file));
}

function runSuite(command: string, args: string[]): boolean {
  const begun = performance.now();
  const { status } = spawnSync('npx', [command, ...args], {
    cwd: PROJECT_FOLDER,
    env: { ...process.env, [SETUP]: setup },
    stdio: 'inherit',
  });
  console.log(`${command}: ${((performance.now() - begun) / 60_000).toFixed(1)} minutes`);
  return status === 0;
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
