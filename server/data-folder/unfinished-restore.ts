import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DataFolderFault } from './data-folder-fault.ts';

/** Holds a backup's unpacked data from when the folder is changed until all is in its place. */
export const RESTORED = 'restored';

/** Throws DataFolderFault for a folder of which one part is a backup's and another is not. */
export function assertNoRestoreWasCutOff(dataDir: string): void {
  if (!existsSync(join(dataDir, RESTORED))) return;
  throw new DataFolderFault(
    `Bringing a backup back to ${dataDir} was cut off. Do it again: npm run restore -- <file> --force.`,
  );
}
