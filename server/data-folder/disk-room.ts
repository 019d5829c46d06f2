import { statfs } from 'node:fs/promises';

/** PostgreSQL extends its journal by 16 MiB at a time; with less than this it can neither start nor recover. */
const NEEDED_BYTES = 32 * 1024 * 1024;

export async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= NEEDED_BYTES;
}
