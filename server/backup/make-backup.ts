import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { explainFault } from '../data-folder/data-folder-fault.ts';
import { FolderInUse, lockFolder } from '../data-folder/folder-lock.ts';
import { claimFolderVersion } from '../data-folder/folder-version.ts';
import { assertNoRestoreWasCutOff } from '../data-folder/unfinished-restore.ts';
import { assertWritable, packArchive, verifyArchive } from './archive.ts';
import { BackupFault } from './backup-fault.ts';
import { type BackupFolder, backupFolder, takeBackupFolder } from './backup-folder.ts';
import { writeLastBackup } from './last-backup.ts';
import { stageBackup } from './stage-backup.ts';

const LOOK_EVERY_MS = 200;
/** A host checks every second; one that is starting may take longer. */
const ANSWERS_WITHIN_MS = 90_000;

/**
 * Writes a backup of the data folder to a file: through the host that holds the folder, or directly when none does.
 * Verifies it and returns its SHA-256 in hexadecimal. Throws BackupFault and DataFolderFault.
 */
export async function makeBackup(dataDir: string, file: string): Promise<string> {
  if (existsSync(file)) {
    throw new BackupFault(`${file} is there already and is not overwritten. Give another name.`);
  }
  if (!existsSync(join(dataDir, 'database/PG_VERSION'))) {
    throw new BackupFault(`There is no data in ${dataDir}. Set DATA_DIR as it is for the host.`);
  }
  if (process.getuid && process.getuid() !== statSync(dataDir).uid) {
    throw new BackupFault(
      `${dataDir} belongs to another user. Run this as the one who runs Plumbline.`,
    );
  }
  await assertWritable(file);
  const giveBack = takeBackupFolder(dataDir);
  try {
    const folder = backupFolder(dataDir);
    if (!(await stagedHere(dataDir, folder))) await stagedByHost(dataDir, folder);
    const sha256 = await packArchive(folder.staged, file);
    await verifyArchive(file, sha256).catch((error: unknown) => {
      rmSync(file);
      throw error;
    });
    writeLastBackup(dataDir, { at: new Date(), bytes: statSync(file).size });
    return sha256;
  } catch (error) {
    throw explainFault(dataDir, error);
  } finally {
    giveBack();
  }
}

/** False when a host holds the data folder. */
async function stagedHere(dataDir: string, folder: BackupFolder): Promise<boolean> {
  let release: () => void;
  try {
    release = lockFolder(dataDir);
  } catch (error) {
    if (error instanceof FolderInUse) return false;
    throw error;
  }
  try {
    assertNoRestoreWasCutOff(dataDir);
    // A folder from an earlier version has no version mark yet, and may be backed up before its first start here.
    claimFolderVersion(dataDir);
    const exclusively = (work: () => Promise<void>) => work();
    await stageBackup({ dataDir, into: folder.staged, exclusively });
    return true;
  } finally {
    release();
  }
}

async function stagedByHost(dataDir: string, folder: BackupFolder): Promise<void> {
  writeFileSync(folder.asked, '');
  const asked = performance.now();
  while (!existsSync(folder.staged)) {
    if (existsSync(folder.failed)) throw new BackupFault(readFileSync(folder.failed, 'utf8'));
    const isTaken = !existsSync(folder.asked);
    if (!isTaken && performance.now() - asked > ANSWERS_WITHIN_MS) {
      throw new BackupFault(
        `A program has ${dataDir} and does not answer. Stop it, if it is an earlier Plumbline, and try again.`,
      );
    }
    await wait(LOOK_EVERY_MS);
    // A host that ended meanwhile has released the folder.
    if (!existsSync(folder.staged) && (await stagedHere(dataDir, folder))) return;
  }
}
