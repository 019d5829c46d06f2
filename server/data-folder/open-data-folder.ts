import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { explainFault } from './data-folder-fault.ts';
import { lockFolder } from './folder-lock.ts';
import { claimFolderVersion } from './folder-version.ts';
import { type Secrets, readSecrets } from './secrets.ts';
import { assertNoRestoreWasCutOff } from './unfinished-restore.ts';

export interface DataFolder {
  database: string;
  photos: string;
  /** Incomplete uploads; on the same disk as `photos`, so that a rename suffices. */
  unfinished: string;
  secrets: Secrets;
  /** The file of the model that an operator chose. */
  modelChoice: string;
  release(): void;
}

/** Prepares the folder for its owner alone and locks it. Throws FolderInUse and DataFolderFault. */
export function openDataFolder(path: string): DataFolder {
  let release: (() => void) | undefined;
  try {
    makeFolder(path);
    release = lockFolder(path);
    assertNoRestoreWasCutOff(path);
    claimFolderVersion(path);
    const folder = {
      // Created with the database: its existence means that there is one.
      database: join(path, 'database'),
      photos: join(path, 'photos'),
      unfinished: join(path, 'unfinished'),
      secrets: readSecrets(join(path, 'secrets.json')),
      modelChoice: join(path, 'model.json'),
      release,
    };
    makeFolder(folder.photos);
    makeFolder(folder.unfinished);
    // Older folders have the rights of their user's umask; these cover everything in them.
    for (const name of readdirSync(path)) makePrivate(join(path, name));
    return folder;
  } catch (error) {
    release?.();
    throw explainFault(path, error);
  }
}

function makeFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  makePrivate(path);
}

function makePrivate(path: string): void {
  const found = statSync(path);
  if ((found.mode & 0o077) !== 0) chmodSync(path, found.isDirectory() ? 0o700 : 0o600);
}
