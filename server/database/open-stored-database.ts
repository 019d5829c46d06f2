import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DataFolderFault, diskIsFull } from '../data-folder/data-folder-fault.ts';
import { openDatabase } from './open-database.ts';

/** PostgreSQL fills its journal in files of 16 MiB; with less than this it can neither start nor recover. */
const NEEDED_BYTES = 32 * 1024 * 1024;

/** The database of a data folder, made on the first start. Throws DataFolderFault when it cannot be opened. */
export async function openStoredDatabase(folder: string): ReturnType<typeof openDatabase> {
  try {
    return await openDatabase({ folder });
  } catch (error) {
    throw (await explainedFullDisk(folder, error)) ?? damaged(folder, error);
  }
}

/** What a failure means where the disk has no room; null where it has. The engine's own words don't tell. */
export async function explainedFullDisk(folder: string, cause: unknown): Promise<Error | null> {
  const { bavail, bsize } = await statfs(dirname(folder));
  return bavail * bsize < NEEDED_BYTES ? diskIsFull(dirname(folder), cause) : null;
}

function damaged(folder: string, cause: unknown): DataFolderFault {
  return new DataFolderFault(
    `The database in ${folder} cannot be opened; it may be damaged. Keep a copy of the folder, then bring a backup back: npm run restore -- <file> --force.`,
    { cause },
  );
}
