import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { smallDisk } from './disks.ts';
import { RUN_FOLDER, runFolder } from './folders.ts';
import { withoutRun } from './run-folder.ts';

/** Above every process number that Linux gives. */
const ENDED = 99_999_999;

/** Begins and ends a run in a process of its own, as the next test command does. */
function beginRun() {
  const program = `const { makeRunFolder } = await import('./run-folder.ts'); makeRunFolder()();`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    env: withoutRun(),
    encoding: 'utf8',
  });
}

const place = () => dirname(runFolder() ?? join(tmpdir(), 'run'));

it('removes what a killed run left, a disk that is still mounted in it too', () => {
  const left = join(place(), `plumbline-run-${ENDED}-left`);
  mkdirSync(left);
  writeFileSync(join(left, 'database'), 'x');
  const own = process.env[RUN_FOLDER];
  process.env[RUN_FOLDER] = left;
  const disk = smallDisk(1);
  process.env[RUN_FOLDER] = own;
  if (disk) writeFileSync(join(disk.path, 'photo'), 'x');
  const { status, stderr } = beginRun();
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(existsSync(left)).toBe(false);
});

it('leaves the folders of runs that go on', () => {
  const going = mkdtempSync(join(place(), `plumbline-run-${process.pid}-`));
  expect(beginRun().status).toBe(0);
  expect(existsSync(going)).toBe(true);
  rmSync(going, { recursive: true });
});
