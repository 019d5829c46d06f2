/**
 * npm run walls [-- text]: takes each wall away in a copy of the repository, one at a time, and sees the test
 * that names it fail. A test that still passes holds nothing, and ends this with 1. `text` picks walls by
 * their names.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../server/project-folder.ts';
import type { Wall } from './walls/wall.ts';
import { WALLS } from './walls/walls.ts';

const wanted = process.argv[2] ?? '';
const root = mkdtempSync(join(tmpdir(), 'plumbline-walls-'));
const copy = join(root, 'main');
const outcome = join(root, 'outcome.json');
copyRepository();
let holding = 0;
try {
  for (const wall of WALLS.filter(({ wall }) => wall.includes(wanted))) {
    const isSeen = failsWithout(wall);
    if (!isSeen) holding += 1;
    console.log(`${isSeen ? 'fails as it should' : 'STILL PASSES'}  ${wall.point}. ${wall.wall}`);
  }
} finally {
  rmSync(root, { recursive: true, force: true });
}
process.exit(holding > 0 ? 1 : 0);

/** Every file that is in the repository, as it is now, committed or not. */
function copyRepository(): void {
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
}

function failsWithout({ file, find, replace, test }: Wall): boolean {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(find).length !== 2) throw new Error(`${file} does not hold "${find}" once.`);
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  const hasFailed = test.file.startsWith('e2e/') ? journeyFails(test) : unitFails(test);
  writeFileSync(path, source);
  return hasFailed;
}

function unitFails({ file, title }: Wall['test']): boolean {
  const { numFailedTests } = outcomeOf([
    ...['vitest', 'run', '--project', 'node', '--project', 'pure'],
    ...['--retry', '0', file, '-t', patternOf(title)],
    ...['--reporter', 'json', `--outputFile=${outcome}`],
  ]) as { numFailedTests: number };
  return numFailedTests > 0;
}

function journeyFails({ file, title }: Wall['test']): boolean {
  const { stats } = outcomeOf([
    ...['playwright', 'test', file, '-g', patternOf(title), '--retries', '0'],
    ...['--reporter', 'json'],
  ]) as { stats: { unexpected: number } };
  return stats.unexpected > 0;
}

/** What a suite reports of a run in the copy. Throws when it could not run at all. */
function outcomeOf(command: string[]): unknown {
  rmSync(outcome, { force: true });
  spawnSync('npx', command, {
    cwd: copy,
    env: { ...process.env, CI: '', PLAYWRIGHT_JSON_OUTPUT_NAME: outcome },
    stdio: 'ignore',
  });
  return JSON.parse(readFileSync(outcome, 'utf8'));
}

/** A title as a pattern; the placeholders of a table stand for anything. */
function patternOf(title: string): string {
  return title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/%[sjo]/g, '.*');
}
