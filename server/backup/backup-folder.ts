import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FolderInUse, lockFolder } from '../data-folder/folder-lock.ts';
import { BackupFault } from './backup-fault.ts';

/**
 * The folder by which the host and `npm run backup` talk: it is inside the data folder, which its owner alone can
 * enter, so no port, route or secret is needed.
 */
export interface BackupFolder {
  /** Made by who wants a backup; the host takes it away. */
  asked: string;
  /** The host puts a backup together here, and renames it to `staged` when it is whole. */
  staging: string;
  staged: string;
  /** Why the host could not, in one line. */
  failed: string;
}

export function backupFolder(dataDir: string): BackupFolder {
  const at = (name: string) => join(dataDir, 'backup', name);
  return { asked: at('asked'), staging: at('staging'), staged: at('staged'), failed: at('failed') };
}

/** Takes the folder for one backup, empty. The result empties it again and lets it go. Throws BackupFault. */
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
