import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataFolderFault, explainFault } from '../data-folder/data-folder-fault.ts';

/** The version of the engine's file format, which changes with every major version of PostgreSQL. */
const POSTGRES = 17;

/** A file beside the folder that marks a database still being created; one interrupted then is created again. */
const unfinishedMark = (folder: string) => `${folder}.unfinished`;

/** True when the folder holds a database; otherwise prepares the folder for one. Throws DataFolderFault. */
export async function hasDatabase(folder: string): Promise<boolean> {
  try {
    const isUnfinished = existsSync(unfinishedMark(folder));
    if (isUnfinished) await rm(folder, { recursive: true, force: true });
    if (existsSync(folder) && (await readdir(folder)).length > 0) {
      await assertUsable(folder);
      return true;
    }
    if (!isUnfinished) await writeFile(unfinishedMark(folder), '', { flush: true });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return false;
  } catch (error) {
    throw explainFault(folder, error);
  }
}

/** Records that the database is complete and must be kept. */
export async function markFinished(folder: string): Promise<void> {
  await rm(unfinishedMark(folder), { force: true });
}

/**
 * Throws DataFolderFault unless the folder holds a database of the engine's version: over anything
 * else the engine would create a new, empty one.
 */
export async function assertUsable(folder: string): Promise<void> {
  const file = join(folder, 'PG_VERSION');
  if (!existsSync(file)) throw damaged(folder, 'PG_VERSION is missing');
  const text = await readFile(file, 'utf8');
  const version = Number(text);
  if (!Number.isInteger(version) || version < 1) throw damaged(folder, 'PG_VERSION is no number');
  if (version === POSTGRES) return;
  throw new DataFolderFault(
    `The database in ${folder} was made by ${version > POSTGRES ? 'a newer' : 'an older'} version of Plumbline (PostgreSQL ${version}; this one has ${POSTGRES}). Start that version.`,
  );
}

export function damaged(folder: string, cause: unknown): DataFolderFault {
  return new DataFolderFault(
    `The database in ${folder} cannot be opened; it may be damaged. Keep a copy of the folder, then bring a backup back: npm run restore -- <file> --force.`,
    { cause },
  );
}

export function missing(folder: string): DataFolderFault {
  return new DataFolderFault(
    `There are photos, but no database at ${folder}. Bring a backup back: npm run restore -- <file> --force; or move the photos away to start anew.`,
  );
}
