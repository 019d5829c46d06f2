import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDataFolder } from '../data-folder/open-data-folder.ts';
import { smallDisk } from '../../testing/disks.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { stageBackup } from './stage-backup.ts';

let dataDir: string;
let into: string;

beforeEach(() => prepare(temporaryFolder()));
afterEach(() => rmSync(dataDir, { recursive: true }));

function prepare(folder: string): void {
  dataDir = folder;
  into = join(dataDir, 'backup/staging');
  openDataFolder(dataDir).release();
  mkdirSync(join(dataDir, 'database/pg_tblspc'), { recursive: true });
  writeFileSync(join(dataDir, 'database/PG_VERSION'), '17');
  store('1_old.jpg');
}

function store(name: string): void {
  mkdirSync(join(dataDir, 'photos/b/u'), { recursive: true });
  writeFileSync(join(dataDir, 'photos/b/u', name), name);
}

const stage = (exclusively = (work: () => Promise<void>) => work()) =>
  stageBackup({ dataDir, into, exclusively });
const staged = (name: string) => existsSync(join(into, name));

it('has every photo that a row of its moment may refer to', async () => {
  await stage(async (copyDatabase) => {
    // Stored, with its row, after the first look at the photos; and one that is removed now.
    store('2_new.jpg');
    rmSync(join(dataDir, 'photos/b/u/1_old.jpg'));
    await copyDatabase();
    // Its row comes too late for the copy; the photo does no harm.
    store('3_late.jpg');
  });
  for (const name of ['1_old.jpg', '2_new.jpg', '3_late.jpg']) {
    expect(staged(`photos/b/u/${name}`), name).toBe(true);
  }
  const manifest: unknown = JSON.parse(readFileSync(join(into, 'manifest.json'), 'utf8'));
  expect(manifest).toMatchObject({ photos: 3 });
});

it('copies the database only while nothing changes it, empty folders too', async () => {
  expect.assertions(3);
  const database = join(dataDir, 'database/PG_VERSION');
  await stage(async (copyDatabase) => {
    expect(staged('database/PG_VERSION')).toBe(false);
    await copyDatabase();
    writeFileSync(database, 'changed afterwards');
  });
  expect(readFileSync(join(into, 'database/PG_VERSION'), 'utf8')).toBe('17');
  expect(staged('database/pg_tblspc')).toBe(true);
});

it('is refused where it would fill the disk under the host', async ({ skip }) => {
  const disk = smallDisk(32);
  if (!disk) return skip('no disk can be mounted by this user');
  rmSync(dataDir, { recursive: true });
  try {
    prepare(join(disk.path, 'data'));
    await expect(stage()).rejects.toThrow(/needs \d+ MB free for a backup\. Free some space/);
    expect(existsSync(into)).toBe(false);
  } finally {
    disk.remove();
    mkdirSync(dataDir, { recursive: true });
  }
});
