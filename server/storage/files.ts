import { existsSync } from 'node:fs';
import { readdir, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file's size and when it was last written; null when there is no such file. */
export async function statFile(path: string): Promise<{ size: number; changedAt: Date } | null> {
  const found = await stat(path).catch(() => null);
  return found?.isFile() ? { size: found.size, changedAt: found.mtime } : null;
}

/** Names of a folder's subfolders; empty when there is no such folder. */
export async function listFolders(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Paths of all files in and below a folder; empty when there is no such folder. */
export async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** The size of all files in and below a folder. */
export async function countBytes(folder: string): Promise<number> {
  let total = 0;
  for (const path of await listFiles(folder)) total += (await statFile(path))?.size ?? 0;
  return total;
}

/** Removes a folder and its parents up to `root`, as long as they are empty. */
export async function removeEmptyFolders(folder: string, root: string): Promise<void> {
  let at = folder;
  while (at.startsWith(root) && at !== root) {
    try {
      await rmdir(at);
    } catch {
      return;
    }
    at = dirname(at);
  }
}
