/**
 * npm run guards [-- text]: takes each guard of the database away, in a database of its own that the migrations made,
 * and sees a test fail: policies, grants, triggers and constraints as the catalogue lists them, what functions refuse,
 * and where they ask for the caller's own. Where everything still passes, nothing is held: it is named, and ends this
 * with 1. `text` is a pattern that picks guards by their names.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PROJECT_FOLDER } from '../server/project-folder.ts';
import { copyDatabase, copyMadeDatabase } from '../testing/databases/made-database.ts';
import { RUN_FOLDER, runFolder } from '../testing/folders.ts';
import { copyOfFilled, makeRunFolder } from '../testing/run-folder.ts';
import { type Guard, listGuards } from './guards/list-guards.ts';

/** One engine: both have the same catalogue (supabase/tests/schema-files.test.ts). */
const TESTS = '^(?!.*PostgreSQL)';
/** Played one after the other until one fails: the likeliest files, all of the database's, those of a whole host. */
const LIKELIEST = 4;
const LIKELY = [
  [/^policy|may not|may do nothing/, 'row-level-security'],
  [/^anon may do nothing/, 'privileges'],
  [/^constraint/, 'bounds-per-row'],
  [/^trigger count_rows/, 'one-quota'],
  [/^trigger bound/, 'bounds-per-person'],
] as const;
const DATABASE = globSync('supabase/tests/*.test.ts', { cwd: PROJECT_FOLDER });
const HOST = ['server/attacks/matrix.test.ts', 'server/http/', 'server/contract.test.ts'];

const wanted = new RegExp(process.argv[2] ?? '');
const removeRun = makeRunFolder();
const unheld: string[] = [];
try {
  const made = mkdtempSync(join(runFolder() ?? '', 'made-'));
  copyMadeDatabase(made);
  const database = await PGlite.create(join(made, 'database'));
  const guards = (await listGuards(database)).filter(({ name }) => wanted.test(name)).values();
  await database.close();
  // A failure says nothing when tests fail by themselves.
  const failing = await findFailing({ name: '', on: 'reports', without: 'select 1' }, made);
  if (failing !== null) throw new Error(`Fails with every guard in its place: ${failing}`);
  const lanes = Array.from({ length: availableParallelism() }, () => takeAway(guards, made));
  await Promise.all(lanes);
} finally {
  removeRun();
}
console.log([`${unheld.length} that nothing holds`, ...unheld].join('\n  '));
process.exitCode = unheld.length > 0 ? 1 : 0;

/** Takes the next guard away, until none is left. */
async function takeAway(guards: Iterable<Guard>, made: string): Promise<void> {
  for (const guard of guards) {
    const begun = performance.now();
    const failed = await findFailing(guard, made);
    if (failed === null) unheld.push(guard.name);
    const seconds = Math.round((performance.now() - begun) / 1000);
    console.log(`${failed ?? 'STILL PASSES'}  ${guard.name} (${seconds} s)`);
  }
}

/** The tests that fail without a guard; null where all of them pass. */
async function findFailing(guard: Guard, made: string): Promise<string | null> {
  const run = mkdtempSync(join(runFolder() ?? '', 'run-'));
  try {
    await fill(run, guard, made);
    const usual = LIKELY.filter(([pattern]) => pattern.test(guard.name));
    const likely = [
      ...usual.map(([, name]) => `supabase/tests/${name}.test.ts`),
      ...rankByMention(guard.on).slice(0, LIKELIEST),
    ];
    for (const files of [likely, DATABASE, HOST]) {
      const failed = await play(run, files);
      if (failed) return failed;
    }
    return null;
  } finally {
    rmSync(run, { recursive: true, force: true });
  }
}

/** Makes a run's folder whose database, which every test copies, is without a guard. */
async function fill(run: string, { without }: Guard, made: string): Promise<void> {
  const own = process.env[RUN_FOLDER];
  process.env[RUN_FOLDER] = run;
  const copied = copyOfFilled('made', async (folder) => {
    copyDatabase(join(made, 'database'), join(folder, 'database'));
    const database = await PGlite.create(join(folder, 'database'));
    await database.exec(without);
    await database.close();
  });
  process.env[RUN_FOLDER] = own;
  rmSync(await copied, { recursive: true });
}

/** The database's tests by how often they name a table or a function, for their length. */
function rankByMention(name: string): string[] {
  const word = new RegExp(`\\b${name}\\b`, 'g');
  const count = (file: string) => {
    const text = readFileSync(join(PROJECT_FOLDER, file), 'utf8');
    return [...text.matchAll(word)].length / text.length;
  };
  return DATABASE.toSorted((one, other) => count(other) - count(one));
}

/** The name of the first test that fails in a run; null where none does. */
async function play(run: string, files: string[]): Promise<string | null> {
  const child = spawn(
    'npx',
    [
      'vitest run --project=node --project=shared --bail=1 --maxWorkers=1 --retry=0 --reporter=tap-flat',
      ['-t', TESTS],
      files,
    ].flatMap((words) => (typeof words === 'string' ? words.split(' ') : words)),
    { cwd: PROJECT_FOLDER, env: { ...process.env, [RUN_FOLDER]: run, CI: '' } },
  );
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.resume();
  await once(child, 'close');
  if (child.exitCode === 0) return null;
  // Those without a time had not begun when the first one failed.
  return /^not ok .*? - (.*) # time=/m.exec(output)?.[1] ?? 'a suite by itself';
}
