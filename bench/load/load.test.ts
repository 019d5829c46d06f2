/** The load and the kills of `npm run bench -- load` and `crash`, shortened. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyMadeDatabase } from '../../testing/databases/made-database.ts';
import { type HostProcess, startProcess } from '../../testing/hosts/host-process.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { killAtWork } from './killed-at-work.ts';
import { MEMORY_BOUND_MB, runMixedLoad } from './mixed-load.ts';
import { listLosses, signInInspectors } from './people.ts';

/** Four starts and three kills take long on a machine that has other work. */
const LIMIT_MS = 240_000;

let folder: string;
let settings: Record<string, string>;
let host: HostProcess | undefined;

function prepare(): void {
  folder = temporaryFolder();
  // The app is not used here, and nothing is to be built for it.
  writeFileSync(join(folder, 'index.html'), '');
  copyMadeDatabase(folder);
  settings = { DATA_DIR: folder, APP_DIR: folder, LOG_LEVEL: 'silent' };
}

async function tidyUp(): Promise<void> {
  await host?.end();
  host = undefined;
  rmSync(folder, { recursive: true });
}

function start(): Promise<string> {
  host = startProcess(settings);
  return host.ready;
}

describe('people at work at once', () => {
  beforeEach(prepare);
  afterEach(tidyUp);

  it('meet no error, lose no write, and the host stays small', { timeout: LIMIT_MS }, async () => {
    const people = await signInInspectors(await start(), 30);
    const { errors, memory, times } = await runMixedLoad(people, 5, host?.process.pid ?? 0);
    expect(errors).toEqual([]);
    expect(await listLosses(people)).toEqual([]);
    expect(Math.max(...memory)).toBeLessThan(MEMORY_BOUND_MB);
    expect([...times.keys()]).toEqual(expect.arrayContaining(['dashboard', 'rows', 'edit']));
  });
});

describe('a host that is killed at work', () => {
  beforeEach(prepare);
  afterEach(tidyUp);

  it('keeps every acknowledged row and photo', { timeout: LIMIT_MS }, async () => {
    const { lost, acknowledged } = await killAtWork({ rounds: 2, people: 4, settings });
    expect(lost).toEqual([]);
    expect(acknowledged).toBeGreaterThan(4);
  });
});
