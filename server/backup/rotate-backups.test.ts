import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { copyMadeDatabase } from '../../testing/databases/made-database.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { openDataFolder } from '../data-folder/open-data-folder.ts';
import { PROJECT_FOLDER } from '../project-folder.ts';
import { verifyArchive } from './archive.ts';
import { readLastBackup } from './last-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { rotateBackups } from './rotate-backups.ts';

// Each backup copies a database.
vi.setConfig({ testTimeout: 120_000 });

const root = temporaryFolder();
const dataDir = join(root, 'data');
const folder = join(root, 'backups');
const day = (date: number) => new Date(Date.UTC(2026, 10, date, 2));
const rotate = (date: number, newest = 2) =>
  rotateBackups({ dataDir, folder, keep: { newest, weeks: 0 }, now: day(date) });
const tars = () => readdirSync(folder).filter((name) => name.endsWith('.tar'));

beforeAll(() => {
  mkdirSync(dataDir);
  copyMadeDatabase(dataDir);
  openDataFolder(dataDir).release();
});
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
});
afterAll(() => rmSync(root, { recursive: true }));

it('keeps the newest, with a sum that sha256sum reads, and tells the host of the last one', async () => {
  for (const date of [1, 2, 3]) await rotate(date);
  expect(readdirSync(folder).sort()).toEqual([
    'plumbline-20261102T020000Z.tar',
    'plumbline-20261102T020000Z.tar.sha256',
    'plumbline-20261103T020000Z.tar',
    'plumbline-20261103T020000Z.tar.sha256',
  ]);
  const newest = readFileSync(join(folder, 'plumbline-20261103T020000Z.tar'));
  const sum = createHash('sha256').update(newest).digest('hex');
  expect(readFileSync(join(folder, 'plumbline-20261103T020000Z.tar.sha256'), 'utf8')).toBe(
    `${sum}  plumbline-20261103T020000Z.tar\n`,
  );
  expect(readLastBackup(dataDir)?.bytes).toBe(newest.length);
});

it('removes no file that a rotation has not made, whatever its name', async () => {
  const others = ['plumbline-20200101T000000Z.tar', 'office.tar', 'office.tar.sha256'];
  for (const name of others) writeFileSync(join(folder, name), 'mine');
  for (const date of [1, 2]) await rotate(date, 1);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(others));
  expect(tars()).toContain('plumbline-20261102T020000Z.tar');
  expect(tars()).not.toContain('plumbline-20261101T020000Z.tar');
});

it('keeps the one that it has just made, also by a clock that was put back', async () => {
  await rotate(20, 1);
  const { removed } = await rotate(10, 1);
  expect(removed).toEqual([]);
  expect(tars()).toHaveLength(2);
});

it('removes nothing where no new one can be made', async () => {
  await rotate(1, 1);
  await expect(
    rotateBackups({
      dataDir: join(root, 'absent'),
      folder,
      keep: { newest: 1, weeks: 0 },
      now: day(2),
    }),
  ).rejects.toThrow(/no data/);
  expect(tars()).toEqual(['plumbline-20261101T020000Z.tar']);
  await expect(
    rotateBackups({
      dataDir,
      folder: join(root, 'away'),
      keep: { newest: 1, weeks: 0 },
      now: day(2),
    }),
  ).rejects.toThrow(/There is no folder .*away.*mount/);
});

it('finds a backup that is not what was written when it is read again', async () => {
  const { file } = await rotate(1);
  const [sum = ''] = readFileSync(`${file}.sha256`, 'utf8').split(' ');
  await verifyArchive(file, sum);
  const bytes = readFileSync(file);
  const at = Math.floor(bytes.length / 2);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(file, bytes);
  await expect(verifyArchive(file, sum)).rejects.toThrow(/no whole backup/);
  const cut = bytes.subarray(0, 10_240);
  writeFileSync(file, cut);
  const sumOfCut = createHash('sha256').update(cut).digest('hex');
  await expect(verifyArchive(file, sumOfCut)).rejects.toThrow(/no whole backup/);
});

it('is restored like any other backup', async () => {
  const { file } = await rotate(1);
  const elsewhere = join(root, 'elsewhere');
  const moved = join(root, 'office.tar');
  copyFileSync(file, moved);
  await restoreBackup({ file: moved, dataDir: elsewhere, isForced: false });
  expect(readdirSync(elsewhere)).toEqual(expect.arrayContaining(['database', 'secrets.json']));
});

it('is asked for by npm run backup, which ends with 1 where it is refused', () => {
  const run = (...words: string[]) => runWith({}, ...words);
  const runWith = (settings: Record<string, string>, ...words: string[]) =>
    spawnSync(process.execPath, [join(PROJECT_FOLDER, 'server/backup/backup-main.ts'), ...words], {
      cwd: root,
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...settings },
      encoding: 'utf8',
    });
  for (const words of [
    ['--into', folder],
    ['--into', folder, '--keep', '0'],
    ['a', 'b'],
  ]) {
    const { status, stderr } = run(...words);
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^Use: npm run backup/)]);
  }
  // A file without the database would be taken for a backup of it.
  const elsewhere = runWith({ DATABASE_URL: 'postgres://db.example.com/plumbline' });
  expect(elsewhere.stderr).toMatch(/on a PostgreSQL server.*pg_dump/);
  expect(elsewhere.status).toBe(1);
  const { status, stdout } = run('--into', folder, '--keep', '7', '--keep-weeks', '5');
  expect(stdout).toMatch(/^The backup is .*plumbline-20\d{6}T\d{6}Z\.tar \(\d+\.\d MB\)/);
  expect(status).toBe(0);
});
