/**
 * npm run guards [-- text]: removes each guard in a copy of the repository, and sees the test that names it
 * fail; as many at a time as there are processors, each in a copy of its own. A test that still passes holds
 * nothing, and ends this with 1. `text` picks guards by their names.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../server/project-folder.ts';
import { TEST_IDS } from './test-ids.ts';
import { type Guard, splitAtGuard } from './guards/guard.ts';
import { GUARDS } from './guards/guards.ts';

const wanted = process.argv[2] ?? '';
const root = mkdtempSync(join(tmpdir(), 'plumbline-guards-'));
const guards = GUARDS.filter(({ guard }) => guard.includes(wanted)).values();
let holding = 0;
try {
  const copies = Array.from({ length: availableParallelism() }, (_, index) =>
    copyRepository(join(root, String(index), 'main')),
  );
  await Promise.all(copies.map(takeAway));
} finally {
  rmSync(root, { recursive: true, force: true });
}
process.exit(holding > 0 ? 1 : 0);

/** Takes the next guard away in this copy, until none is left. */
async function takeAway(copy: string): Promise<void> {
  for (const guard of guards) {
    const isSeen = await failsWithout(guard, copy);
    if (!isSeen) holding += 1;
    console.log(
      `${isSeen ? 'fails as it should' : 'STILL PASSES'}  ${guard.point}. ${guard.guard}`,
    );
  }
}

/** Every file that is in the repository, as it is now, committed or not. Gives the copy's folder back. */
function copyRepository(copy: string): string {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: PROJECT_FOLDER,
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter(Boolean)) {
    if (existsSync(join(PROJECT_FOLDER, file))) {
      cpSync(join(PROJECT_FOLDER, file), join(copy, file));
    }
  }
  symlinkSync(join(PROJECT_FOLDER, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

async function failsWithout(guard: Guard, copy: string): Promise<boolean> {
  const { find, replace, test } = guard;
  const parts = splitAtGuard(guard, (file) => readFileSync(join(copy, file), 'utf8'));
  const path = join(copy, parts.path);
  writeFileSync(path, parts.before + replace + parts.after);
  const [testFile = ''] = TEST_IDS.get(test) ?? [];
  const fails = testFile.startsWith('e2e/') ? journeyFails : unitFails;
  const hasFailed = await fails(testFile, `${test}\\b`, copy);
  writeFileSync(path, parts.before + find + parts.after);
  return hasFailed;
}

async function unitFails(file: string, pattern: string, copy: string): Promise<boolean> {
  const outcome = join(copy, '../outcome.json');
  const { numFailedTests } = (await runTests(copy, outcome, [
    'vitest',
    'run',
    '--project',
    'node',
    '--project',
    'shared',
    '--retry',
    '0',
    file,
    '-t',
    pattern,
    '--reporter',
    'json',
    `--outputFile=${outcome}`,
  ])) as { numFailedTests: number };
  return numFailedTests > 0;
}

async function journeyFails(file: string, pattern: string, copy: string): Promise<boolean> {
  const outcome = join(copy, '../outcome.json');
  const { stats } = (await runTests(copy, outcome, [
    'playwright',
    'test',
    file,
    '-g',
    pattern,
    '--retries',
    '0',
    '--reporter',
    'json',
  ])) as { stats: { unexpected: number } };
  return stats.unexpected > 0;
}

/** Reads a suite's report of a run in a copy. Throws when it could not run at all. */
async function runTests(copy: string, outcome: string, command: string[]): Promise<unknown> {
  rmSync(outcome, { force: true });
  const run = spawn('npx', command, {
    cwd: copy,
    env: { ...process.env, CI: '', PLAYWRIGHT_JSON_OUTPUT_NAME: outcome },
    stdio: 'ignore',
  });
  await once(run, 'close');
  return JSON.parse(readFileSync(outcome, 'utf8'));
}
