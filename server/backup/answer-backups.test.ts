import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDataFolder } from '../data-folder/open-data-folder.ts';
import { temporaryFolder } from '../../testing/folders.ts';
import { answerBackups } from './answer-backups.ts';
import { type BackupFolder, backupFolder, takeBackupFolder } from './backup-folder.ts';

let dataDir: string;
let folder: BackupFolder;
let events: string[];
let stop: () => Promise<void> = () => Promise.resolve();

beforeEach(() => {
  dataDir = temporaryFolder();
  folder = backupFolder(dataDir);
  events = [];
  openDataFolder(dataDir).release();
  mkdirSync(join(dataDir, 'database'));
  writeFileSync(join(dataDir, 'database/PG_VERSION'), '17');
});
afterEach(async () => {
  await stop();
  rmSync(dataDir, { recursive: true });
});

/** A session that notes what is done with it; `refuse` ends it at this statement. */
function answer(refuse?: string): void {
  const session = {
    async exclusively<T>(work: () => Promise<T>): Promise<T> {
      events.push('taken');
      return work().finally(() => events.push('given'));
    },
    driver: {
      exec(sql: string) {
        const isCopied = existsSync(join(folder.staging, 'database/PG_VERSION'));
        events.push(`${sql}${isCopied ? ', copied' : ''}`);
        return sql === refuse ? Promise.reject(new Error('lost')) : Promise.resolve();
      },
    },
  };
  stop = answerBackups(dataDir, session, (message) => events.push(message));
}

function ask(): void {
  mkdirSync(dirname(folder.asked), { recursive: true });
  writeFileSync(folder.asked, '');
}

it('copies the database between two statements of a session that it has for itself', async () => {
  answer();
  ask();
  await expect.poll(() => existsSync(folder.staged)).toBe(true);
  await stop();
  const taken = ['taken', 'checkpoint', 'select 1, copied', 'given'];
  expect(events).toEqual([...taken, 'A backup was put together']);
  expect(existsSync(folder.asked)).toBe(false);
});

it('says why there is none when the session was lost over the copy', async () => {
  answer('select 1');
  ask();
  await expect.poll(() => existsSync(folder.failed)).toBe(true);
  expect(readFileSync(folder.failed, 'utf8')).toBe('The host could not; see its log.');
  expect(events.at(-1)).toBe('A backup could not be put together');
  expect(existsSync(folder.staged)).toBe(false);
  expect(existsSync(folder.staging)).toBe(false);
});

it('forgets what a backup left that was cut off, and leaves one that is at work alone', async () => {
  mkdirSync(folder.staged, { recursive: true });
  const giveBack = takeBackupFolder(dataDir);
  mkdirSync(folder.staged);
  answer();
  expect(existsSync(folder.staged)).toBe(true);
  expect(() => takeBackupFolder(dataDir)).toThrow(/Another backup is being made/);
  giveBack();
  mkdirSync(folder.staged);
  await stop();
  answer();
  expect(existsSync(folder.staged)).toBe(false);
});
