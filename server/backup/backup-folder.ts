import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FolderInUse, lockFolder } from '../data-folder/folder-lock.ts';
import { BackupFault } from './backup-fault.ts';

/**
 * The folder through which the host and `npm run backup` communicate. It is inside the data folder,
 * which only its owner can enter, so no port, route or secret is needed.
 */
export interface BackupFolder {
  /** Created to request a backup; the host removes it. */
  asked: string;
  /** The host builds a backup here and renames it to `staged` when it is complete. */
  staging: string;
  staged: string;
  /** Why the host could not, in one line. */
  failed: string;
}

export function backupFolder(dataDir: string): BackupFolder {
  const at = (name: string) => join(dataDir, 'backup', name);
  return { asked: at('asked'), staging: at('staging'), staged: at('staged'), failed: at('failed') };
}

/** Empties and locks the folder for one backup; the returned function empties and releases it. Throws BackupFault. */
export function takeBackupFolder(dataDir: string): () => void {
  const path = join(dataDir, 'backup');
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const release = locked(path);
  const empty = () => {
    for (const left of Object.values(backupFolder(dataDir)) as string[]) {
      rmSync(left, { recursive: true, force: true });
    }
  };
  empty();
  return () => {
    empty();
    release();
  };
}

function locked(path: string): () => void {
  try {
    return lockFolder(path);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new BackupFault('Another backup is being made at the moment. Try again after it.', {
      cause: error,
    });
  }
}
