import { statfs } from 'node:fs/promises';

/** PostgreSQL fills its journal in files of 16 MiB; with less than this it can neither start nor recover. */
const NEEDED_BYTES = 32 * 1024 * 1024;

/** True when the folder's disk has the space that a database on it needs. */
export async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= NEEDED_BYTES;
}
