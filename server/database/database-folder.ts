import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataFolderFault, explainFault } from '../data-folder/data-folder-fault.ts';

/** The format of the engine's files, which changes with each of PostgreSQL's yearly versions. */
const POSTGRES = 17;

/** Stands beside a folder while its database is being made: what was cut off then is rebuilt. */
const unfinishedMark = (folder: string) => `${folder}.unfinished`;

/**
 * True when there is a database in the folder; makes the folder ready for one if there was none. Throws
 * DataFolderFault.
 */
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

/** From now on what is in the folder is to be kept. */
export async function markFinished(folder: string): Promise<void> {
  await rm(unfinishedMark(folder), { force: true });
}

/**
 * Throws DataFolderFault unless the folder holds a database of the engine's version: the engine would
 * make a new, empty one over whatever else it holds.
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
