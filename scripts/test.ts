/**
 * npm test: installs the programs that the suite drives and that are missing (a Chromium, what
 * `testing/tools/` locks, and, where the machine lets us, LibreOffice, python-docx and PostgreSQL), then runs every suite, units and journeys side by
 * side. Fails when any suite fails.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WITHOUT_FRAME, journeyExecutable } from '../testing/browser/browser-launch.ts';
import { ensureBuilt } from '../server/build/ensure-built.ts';
import { makeRunFolder } from '../testing/run-folder.ts';
import { installTools } from '../testing/tools/install-tools.ts';
import { readJourneys, readUnits, UNIT_REPORT, writeEnd } from './tests/tally.ts';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const canInstallPackages =
  process.platform === 'linux' && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n> ${[command, ...args].join(' ')}`);
  const { status } = spawnSync(command, args, { ...optionsFor(env), stdio: 'inherit' });
  return status === 0;
}

function optionsFor(env: NodeJS.ProcessEnv) {
  return { cwd: ROOT, env: { ...process.env, ...env }, shell: process.platform === 'win32' };
}

/** Runs a suite beside others. What it says is printed when it has ended, in one piece. */
function runBeside(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const child = spawn(command, args, { ...optionsFor(env), stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  const begun = performance.now();
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (status) => {
      const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
      console.log(`\n> ${[command, ...args].join(' ')} (${minutes} minutes)`);
      process.stdout.write(Buffer.concat(said));
      resolve(status === 0);
    });
  });
}

function runUnits(projects: string[], report: string, atOnce = 2): Promise<boolean> {
  return runBeside(
    'npx',
    [
      'vitest',
      'run',
      ...projects.map((name) => `--project=${name}`),
      `--maxWorkers=${atOnce}`,
      '--reporter=default',
      '--reporter=./scripts/tests/unit-reporter.ts',
    ],
    { [UNIT_REPORT]: report },
  );
}

function runJourneys(report: string): Promise<boolean> {
  return runBeside('npx', ['playwright', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
}

function succeeds(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

/** Debian packages that some suite needs and that this machine lacks. */
function missingPackages(): string[] {
  const missing: string[] = [];
  // Any Chromium will do; this one needs much less of the machine.
  if (canInstallPackages && !existsSync(WITHOUT_FRAME)) missing.push('chromium-headless-shell');
  if (!existsSync('/usr/bin/soffice')) missing.push('libreoffice-writer');
  if (!existsSync('/usr/bin/pdftotext')) missing.push('poppler-utils');
  if (!existsSync('/usr/bin/mutool')) missing.push('mupdf-tools');
  if (!existsSync('/usr/bin/qpdf')) missing.push('qpdf');
  if (!existsSync('/usr/bin/xmllint')) missing.push('libxml2-utils');
  if (!succeeds('/usr/bin/python3', ['-c', 'import docx'])) missing.push('python3-docx');
  if (!existsSync('/usr/lib/postgresql')) missing.push('postgresql');
  return missing;
}

function installPrograms(): void {
  const missing = missingPackages();
  if (missing.length > 0 && canInstallPackages) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update', '-qq'], env);
    // Not every relative of Debian has each of them; one that is unknown would keep out the others.
    const known = missing.filter((name) => succeeds('/usr/bin/apt-cache', ['show', name]));
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...known], env);
  } else if (missing.length > 0) {
    console.log(
      `Not installed here: ${missing.join(', ')}. Suites that need one of them name it and are skipped; a browser is fetched where there is none.`,
    );
  }
  if (!journeyExecutable()) run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
  if (!journeyExecutable()) {
    console.error(
      'No Chromium could be found or installed. Install one and set CHROMIUM_PATH to its program.',
    );
    process.exit(1);
  }
}

installPrograms();
installTools();
// Once, before hosts of both suites start on it: each would build an app that is missing or old.
await ensureBuilt(join(ROOT, 'dist'), console.log);
// One run for all suites: its database is made once, and what a host's start compiles.
const endRun = makeRunFolder();
const reports = mkdtempSync(join(tmpdir(), 'plumbline-tests-'));
const hostReport = join(reports, 'hosts.json');
const quickReport = join(reports, 'quick.json');
const journeyReport = join(reports, 'journeys.json');
// Side by side: each waits for the disk, for timers and for browsers much of the time. What shares processes comes after
// the journeys, three at a time: with two, a processor has nothing to do while one of them waits (decision 190).
const passed = await Promise.all([
  runUnits(['node'], hostReport),
  runJourneys(journeyReport).then(async (havePassed) => {
    const quickPassed = await runUnits(['shared', 'dom'], quickReport, 3);
    return havePassed && quickPassed;
  }),
]);
const tallies = [readUnits(hostReport), readUnits(quickReport), readJourneys(journeyReport)];
endRun();
rmSync(reports, { recursive: true });
if (tallies.every(({ failed }) => failed.length === 0) && !passed.every(Boolean)) {
  const failed = ['a suite ended with an error and named none: see its output above'];
  tallies.push({ passed: 0, skipped: 0, failed, secondTries: [] });
}
console.log(`\n${writeEnd(tallies).join('\n')}`);
process.exit(tallies.every(({ failed }) => failed.length === 0) ? 0 : 1);
