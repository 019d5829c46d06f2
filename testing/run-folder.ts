import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { RUN_FOLDER, runFolder, temporaryFolder } from './folders.ts';

const LOOK_AGAIN_MS = 50;
const PREFIX = 'plumbline-run-';
const MOUNTS = '/proc/mounts';

/** Linux's folder in memory: to copy a database there takes a quarter of the processor time. */
const IN_MEMORY = '/dev/shm';
/** Each test that runs has a database of 40 MB, or some of them. */
const MUCH_ROOM_BYTES = 4 * 1024 ** 3;

/**
 * Begins a run, where none is: its processes find the folder by their environment, and make theirs in it. The result
 * removes it.
 */
export function makeRunFolder(): () => void {
  if (runFolder()) return () => undefined;
  const parent = hasMuchRoom(IN_MEMORY) ? IN_MEMORY : tmpdir();
  removeAbandoned(parent);
  const folder = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
  // PostgreSQL, which runs as a user of its own, has its folders in it too.
  chmodSync(folder, 0o711);
  process.env[RUN_FOLDER] = folder;
  return () => removeWithDisks(folder);
}

function hasMuchRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= MUCH_ROOM_BYTES;
}

/**
 * Removes what runs left behind that were killed: in memory it would stay until the machine starts again. What cannot be
 * removed is left, and stops nobody.
 */
function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(PREFIX)) continue;
    const pid = Number.parseInt(name.slice(PREFIX.length), 10);
    if (pid && !isRunning(pid)) removeWithDisks(join(parent, name));
  }
}

/** Removes a folder and the disks in it, which a test that was killed left mounted. */
function removeWithDisks(folder: string): void {
  for (const disk of listDisks(folder)) spawnSync('/usr/bin/umount', ['-l', disk]);
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    console.warn(`Not removed: ${(error as Error).message}`);
  }
}

/** The disks that are mounted below a folder, the innermost first. */
function listDisks(folder: string): string[] {
  if (!existsSync(MOUNTS)) return [];
  return readFileSync(MOUNTS, 'utf8')
    .split('\n')
    .map((line) =>
      (line.split(' ')[1] ?? '').replace(/\\(\d{3})/g, (_, octal: string) => fromOctal(octal)),
    )
    .filter((path) => path.startsWith(`${folder}/`))
    .reverse();
}

/** Linux writes blanks and backslashes of a mounted path as "\040". */
const fromOctal = (octal: string) => String.fromCharCode(Number.parseInt(octal, 8));

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The environment of a program that belongs to no run. */
export function withoutRun(): NodeJS.ProcessEnv {
  return { ...process.env, [RUN_FOLDER]: undefined };
}

/**
 * A copy, for the caller to remove, of a folder that is filled once in a run: by anyone who asks first,
 * for whom the others wait. One that could not be filled is tried again by the next.
 */
export async function copyOfFilled(
  name: string,
  fill: (folder: string) => Promise<void>,
  copyTo: (filled: string, copy: string) => void = (filled, copy) =>
    cpSync(filled, copy, { recursive: true }),
): Promise<string> {
  const copy = temporaryFolder();
  const run = runFolder();
  if (!run) {
    await fill(copy);
    return copy;
  }
  const filled = join(run, name);
  while (!existsSync(buildMarkerPath(filled))) {
    if (!isFirst(filled)) {
      await pause(LOOK_AGAIN_MS);
      continue;
    }
    try {
      await fill(filled);
      writeFileSync(buildMarkerPath(filled), '');
    } catch (error) {
      rmSync(filled, { recursive: true, force: true });
      throw error;
    }
  }
  copyTo(filled, copy);
  return copy;
}

/** Such a folder itself, where this process has nothing else to do meanwhile; null without a run. */
export function fillOnce(name: string, fill: (folder: string) => void): string | null {
  const run = runFolder();
  if (!run) return null;
  const filled = join(run, name);
  while (!existsSync(buildMarkerPath(filled))) {
    if (!isFirst(filled)) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_AGAIN_MS);
      continue;
    }
    try {
      fill(filled);
      writeFileSync(buildMarkerPath(filled), '');
    } catch (error) {
      rmSync(filled, { recursive: true, force: true });
      throw error;
    }
  }
  return filled;
}

const buildMarkerPath = (filled: string) => `${filled}.done`;

/** Makes the folder; false where another process has. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
