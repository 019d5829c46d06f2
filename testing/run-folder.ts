import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from './folders.ts';

/** Where what all processes of a run of tests share lies. */
const RUN_FOLDER = 'PLUMBLINE_TEST_RUN';
const LOOK_AGAIN_MS = 50;

/** The folder of the run that this process belongs to; undefined for a script that runs by itself. */
export const runFolder = () => process.env[RUN_FOLDER];

/** Begins a run, where none is: its processes find the folder by their environment. The result removes it. */
export function makeRunFolder(): () => void {
  if (runFolder()) return () => undefined;
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-run-'));
  process.env[RUN_FOLDER] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
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
  while (!existsSync(markOf(filled))) {
    if (!isFirst(filled)) {
      await pause(LOOK_AGAIN_MS);
      continue;
    }
    try {
      await fill(filled);
      writeFileSync(markOf(filled), '');
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
  while (!existsSync(markOf(filled))) {
    if (!isFirst(filled)) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_AGAIN_MS);
      continue;
    }
    try {
      fill(filled);
      writeFileSync(markOf(filled), '');
    } catch (error) {
      rmSync(filled, { recursive: true, force: true });
      throw error;
    }
  }
  return filled;
}

const markOf = (filled: string) => `${filled}.done`;

/** Makes the folder; false where another process has. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
