import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../data-folder/write-whole.ts';
import { BackupFault } from './backup-fault.ts';
import { type Keep, backupName, expiredBackups } from './kept-backups.ts';
import { makeBackup } from './make-backup.ts';

/**
 * Makes a backup in a folder of backups, with its sum beside it as `sha256sum --check` reads it, then removes those that
 * need not be kept. A backup that cannot be made, or is not the same when it is read again, removes nothing. Only
 * what a rotation has made is ever removed: a file of such a name with its sum beside it. Throws BackupFault.
 */
export async function rotateBackups(options: {
  dataDir: string;
  folder: string;
  keep: Keep;
  now: Date;
}): Promise<{ file: string; removed: string[] }> {
  const { dataDir, folder, keep, now } = options;
  // A disk that is not mounted leaves a folder that is not there, or an empty one on the disk to be saved from.
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw new BackupFault(`There is no folder ${folder}. Make it, or mount the disk that has it.`);
  }
  const name = backupName(now);
  const file = join(folder, name);
  const sha256 = await makeBackup(dataDir, file);
  writeWhole(sumFile(file), `${sha256}  ${name}\n`);

  const made = readdirSync(folder).filter((other) => isMade(folder, other));
  // By a clock that was put back the new one looks old.
  const removed = expiredBackups(made, keep).filter((other) => other !== name);
  for (const other of removed) {
    rmSync(join(folder, other));
    rmSync(sumFile(join(folder, other)));
  }
  return { file, removed };
}

const sumFile = (file: string) => `${file}.sha256`;

function isMade(folder: string, name: string): boolean {
  const sum = sumFile(join(folder, name));
  return existsSync(sum) && readFileSync(sum, 'utf8').endsWith(`  ${name}\n`);
}
