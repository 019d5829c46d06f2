import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { newestMigration } from '../database/migration-files.ts';
import { REPLACED_VERSIONS } from '../database/replaced-versions.ts';
import { PROJECT_FOLDER } from '../project-folder.ts';
import { DataFolderFault } from './data-folder-fault.ts';
import { writeWhole } from './write-whole.ts';

/**
 * The data folder's layout and its PostgreSQL version. Raise it when earlier programs could no
 * longer read the folder; the database's tables have their migrations. 2: the migrations begin with
 * the baseline, which is dated before those of format 1.
 */
const FORMAT = 2;

const versionSchema = z.object({
  format: z.number().int().positive(),
  program: z.string(),
  /** The newest migration of the database. Folders from before November 2026 lack it. */
  migration: z.string().optional(),
});
type FolderVersion = z.infer<typeof versionSchema>;

function ownVersion(): FolderVersion {
  const manifest = readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8');
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(manifest));
  return { format: FORMAT, program: version };
}

/**
 * Refuses a folder of a newer program and marks any other as this one's. Folders without a mark
 * have format 1. Throws DataFolderFault.
 */
export function claimFolderVersion(folder: string): void {
  const file = join(folder, 'version.json');
  const own = ownVersion();
  if (existsSync(file)) {
    const found = readVersion(file);
    assertReadable(folder, found);
    if (found.program === own.program) return;
    // Unchanged until this program has migrated: after a failed migration the earlier one can still use the folder.
    writeWhole(file, JSON.stringify({ ...found, program: own.program }));
    return;
  }
  writeWhole(file, JSON.stringify(own));
}

/** Records that the database is migrated, so that an older program refuses it without opening it. */
export function markMigrated(folder: string): void {
  const file = join(folder, 'version.json');
  const own = { ...ownVersion(), migration: newestMigration() };
  const found = readVersion(file);
  if (found.migration === own.migration && found.format === own.format) return;
  writeWhole(file, JSON.stringify(own));
}

/** Throws DataFolderFault for a folder or backup that this program cannot read. */
export function assertReadable(
  name: string,
  { format, program, migration = '' }: FolderVersion,
): void {
  const newest = format < 2 ? (REPLACED_VERSIONS.at(-1) ?? '') : newestMigration();
  if (format <= FORMAT && migration <= newest) return;
  throw new DataFolderFault(
    `${name} was made by a newer version of Plumbline (${program}). Start that version or a later one.`,
  );
}

export function readVersion(file: string): FolderVersion {
  try {
    return versionSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new DataFolderFault(
      `${file} cannot be read. If this version of Plumbline made the folder, remove the file; else take the file from a backup.`,
      { cause: error },
    );
  }
}
