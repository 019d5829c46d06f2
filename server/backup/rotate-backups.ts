import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../data-folder/write-whole.ts';
import { BackupFault } from './backup-fault.ts';
import { type Keep, backupName, expiredBackups } from './kept-backups.ts';
import { makeBackup } from './make-backup.ts';

/**
 * Makes a backup in a folder of backups, with a checksum beside it for `sha256sum --check`, then
 * removes old ones. A failed or unverified backup removes nothing, and only a rotation's own files
 * are removed: named like one, with a checksum beside. Throws BackupFault.
 */
export async function rotateBackups(options: {
  dataDir: string;
  folder: string;
  keep: Keep;
  now: Date;
}): Promise<{ file: string; removed: string[] }> {
  const { dataDir, folder, keep, now } = options;
  // When a disk is not mounted, the folder is missing, or an empty one on the disk to be saved.
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw new BackupFault(`There is no folder ${folder}. Make it, or mount the disk that has it.`);
  }
  const name = backupName(now);
  const file = join(folder, name);
  const sha256 = await makeBackup(dataDir, file);
  writeWhole(sumFile(file), `${sha256}  ${name}\n`);

  const made = readdirSync(folder).filter((other) => isMade(folder, other));
  // After the clock was put back, the new backup looks old.
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
