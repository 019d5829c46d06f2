import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DataFolderFault, diskIsFull } from '../data-folder/data-folder-fault.ts';
import { hasRoom } from '../data-folder/disk-room.ts';
import { DatabaseError, SessionLost } from './database-error.ts';
import { damaged, missing } from './database-folder.ts';
import { openDatabase } from './open-database.ts';

/** Opens a data folder's database, creating it on the first start. Throws DataFolderFault when it cannot. */
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

/** Photos without a database: the sweep would remove them as orphans. */
function hasPhotosBeside(folder: string): boolean {
  const photos = join(dirname(folder), 'photos');
  return existsSync(photos) && readdirSync(photos).length > 0;
}

/** Explains why the first work in an opened database failed; null where neither disk nor files are to blame. */
export async function explainFailure(folder: string, cause: unknown): Promise<Error | null> {
  return (
    (await explainedFullDisk(folder, cause)) ?? (isDamage(cause) ? damaged(folder, cause) : null)
  );
}

/** The engine's end, or Postgres' codes for faults of its files (XX) and of the system (58). */
function isDamage(cause: unknown): boolean {
  if (!(cause instanceof DatabaseError)) return false;
  return cause instanceof SessionLost || /^(XX|58)/.test(cause.code ?? '');
}

/** Explains a failure by a full disk, which the engine's own message does not; null where there is room. */
async function explainedFullDisk(folder: string, cause: unknown): Promise<Error | null> {
  return (await hasRoom(dirname(folder))) ? null : diskIsFull(dirname(folder), cause);
}
