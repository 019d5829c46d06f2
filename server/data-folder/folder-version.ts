import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { newestMigration } from '../database/migration-files.ts';
import { REPLACED_VERSIONS } from '../database/replaced-versions.ts';
import { PROJECT_FOLDER } from '../project-folder.ts';
import { DataFolderFault } from './data-folder-fault.ts';
import { writeWhole } from './write-whole.ts';

/**
 * How the data folder is laid out, and which PostgreSQL wrote its database. To be raised when a program of
 * before could not read the folder any more; the database's own tables have their migrations. 2: the migrations begin
 * with the baseline, whose date is before those of format 1.
 */
const FORMAT = 2;

const versionSchema = z.object({
  format: z.number().int().positive(),
  program: z.string(),
  /** The newest migration that the database has had. Folders of before November 2026 do not say. */
  migration: z.string().optional(),
});
type FolderVersion = z.infer<typeof versionSchema>;

/** The version that this program writes. */
function ownVersion(): FolderVersion {
  const manifest = readFileSync(join(PROJECT_FOLDER, 'package.json'), 'utf8');
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(manifest));
  return { format: FORMAT, program: version };
}

/**
 * Refuses a folder that a newer program made, and marks the others as this one's. Folders of before there
 * were marks are of format 1. Throws DataFolderFault.
 */
export function claimFolderVersion(folder: string): void {
  const file = join(folder, 'version.json');
  const own = ownVersion();
  if (existsSync(file)) {
    const found = readVersion(file);
    assertReadable(folder, found);
    if (found.program === own.program) return;
    // As it is, until this program has migrated: a migration that fails leaves the folder to the one before.
    writeWhole(file, JSON.stringify({ ...found, program: own.program }));
    return;
  }
  writeWhole(file, JSON.stringify(own));
}

/** Notes that the database is as this program needs it, so that an older one refuses it unopened. */
export function markMigrated(folder: string): void {
  const file = join(folder, 'version.json');
  const own = { ...ownVersion(), migration: newestMigration() };
  const found = readVersion(file);
  if (found.migration === own.migration && found.format === own.format) return;
  writeWhole(file, JSON.stringify(own));
}

/** Throws DataFolderFault for a folder or a backup that this program does not know how to read. */
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
