import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DataFolderFault, diskIsFull } from '../data-folder/data-folder-fault.ts';
import { hasRoom } from '../data-folder/disk-room.ts';
import { DatabaseError, SessionLost } from './database-error.ts';
import { damaged, missing } from './database-folder.ts';
import { openDatabase } from './open-database.ts';

/** The database of a data folder, made on the first start. Throws DataFolderFault when it cannot be opened. */
export async function openStoredDatabase(
  folder: string,
  statementLimitMs?: number,
): ReturnType<typeof openDatabase> {
  if (!existsSync(folder) && hasPhotosBeside(folder)) throw missing(folder);
  try {
    return await openDatabase({ folder, statementLimitMs });
  } catch (error) {
    if (error instanceof DataFolderFault) throw error;
    throw (await explainedFullDisk(folder, error)) ?? damaged(folder, error);
  }
}

/** Photos without a database: the sweep would take them for nobody's and remove them. */
function hasPhotosBeside(folder: string): boolean {
  const photos = join(dirname(folder), 'photos');
  return existsSync(photos) && readdirSync(photos).length > 0;
}

/** Explains the failure of the first work in an opened database; null where neither disk nor files are to blame. */
export async function explainFailure(folder: string, cause: unknown): Promise<Error | null> {
  return (
    (await explainedFullDisk(folder, cause)) ?? (isDamage(cause) ? damaged(folder, cause) : null)
  );
}

/** The engine's end, or Postgres' codes for faults of its files (XX) and of the system below (58). */
function isDamage(cause: unknown): boolean {
  if (!(cause instanceof DatabaseError)) return false;
  return cause instanceof SessionLost || /^(XX|58)/.test(cause.code ?? '');
}

/** Explains a failure by a full disk; null where there is room. The engine's own words don't say it. */
async function explainedFullDisk(folder: string, cause: unknown): Promise<Error | null> {
  return (await hasRoom(dirname(folder))) ? null : diskIsFull(dirname(folder), cause);
}
