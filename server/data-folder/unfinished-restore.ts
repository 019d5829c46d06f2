import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DataFolderFault } from './data-folder-fault.ts';

/** Holds a backup's unpacked data from the first change of the folder until all is in place. */
export const RESTORED = 'restored';

/** Throws DataFolderFault for a folder that a restore has only partly replaced. */
export function assertNoRestoreWasCutOff(dataDir: string): void {
  if (!existsSync(join(dataDir, RESTORED))) return;
  throw new DataFolderFault(
    `Bringing a backup back to ${dataDir} was cut off. Do it again: npm run restore -- <file> --force.`,
  );
}
