import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { explainFault } from '../data-folder/data-folder-fault.ts';
import { lockFolder } from '../data-folder/folder-lock.ts';
import { assertReadable, readVersion } from '../data-folder/folder-version.ts';
import { RESTORED } from '../data-folder/unfinished-restore.ts';
import { unpackArchive } from './archive.ts';
import { BackupFault } from './backup-fault.ts';
import { ENTRIES } from './manifest.ts';

/**
 * Entries that locks and restores leave in an otherwise empty folder, and lost+found of a separate disk. Hidden names
 * belong to other programs: the folder is the home of the host's user, where rclone and ssh keep settings.
 */
const NO_DATA = /^(lock(-journal)?|holder\.json|backup|restoring|restored|lost\+found|\..+)$/;

/**
 * Restores a backup into a missing or empty data folder. With `isForced`, existing data is moved
 * into a new folder inside it, never deleted. Returns when the backup was made and where data was
 * moved. Throws BackupFault, DataFolderFault and FolderInUse before anything is changed.
 */
export async function restoreBackup(options: {
  file: string;
  dataDir: string;
  isForced: boolean;
}): Promise<{ madeAt: string; photos: number; movedTo: string | null }> {
  const { file, dataDir, isForced } = options;
  assertReadableFile(file);
  let release: (() => void) | undefined;
  const restoring = join(dataDir, 'restoring');
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    release = lockFolder(dataDir);
    const present = readdirSync(dataDir).filter((name) => !NO_DATA.test(name));
    const isCutOff = existsSync(join(dataDir, RESTORED));
    if ((present.length > 0 || isCutOff) && !isForced) {
      throw new BackupFault(
        `${dataDir} is not empty. Set DATA_DIR to another folder, or add --force: what is there is then moved aside.`,
      );
    }
    rmSync(restoring, { recursive: true, force: true });
    mkdirSync(restoring, { mode: 0o700 });
    const { madeAt, photos } = await unpackArchive(file, restoring);
    assertReadable(file, readVersion(join(restoring, 'version.json')));

    // From here on a start is refused until everything is in place.
    rmSync(join(dataDir, RESTORED), { recursive: true, force: true });
    renameSync(restoring, join(dataDir, RESTORED));
    const movedTo = present.length > 0 ? moveAside(dataDir, present) : null;
    for (const name of ENTRIES) {
      if (name === 'manifest.json') rmSync(join(dataDir, RESTORED, name));
      else renameSync(join(dataDir, RESTORED, name), join(dataDir, name));
    }
    rmSync(join(dataDir, RESTORED), { recursive: true });
    return { madeAt, photos, movedTo };
  } catch (error) {
    throw explainFault(dataDir, error);
  } finally {
    if (release) rmSync(restoring, { recursive: true, force: true });
    release?.();
  }
}

function assertReadableFile(file: string): void {
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    throw new BackupFault(`There is no file ${file}, or it cannot be read.`, { cause: error });
  }
}

function moveAside(dataDir: string, names: string[]): string {
  const timestamp = new Date().toISOString().replaceAll(':', '').slice(0, 17);
  const aside = join(dataDir, `before-restore-${timestamp}`);
  mkdirSync(aside, { mode: 0o700 });
  for (const name of names) {
    // An earlier restore's folder stays in place.
    if (!name.startsWith('before-restore-')) renameSync(join(dataDir, name), join(aside, name));
  }
  return aside;
}
