import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../project-folder.ts';

export interface Migration {
  version: string;
  name: string;
  sql: string;
}

/** The migration that creates an empty database; a database from before it counts it as run (decision 250). */
export const BASELINE = '20261127000000';

const migrationFiles = (folder: string) =>
  readdirSync(join(PROJECT_FOLDER, folder))
    .filter((file) => /^\d+_.+\.sql$/.test(file))
    .sort();

const readVersion = (file: string) => file.slice(0, file.indexOf('_'));

/** Reads migrations in the order of their versions, named as Supabase's command line names them. */
const readMigrations = (folder: string): Promise<Migration[]> =>
  Promise.all(
    migrationFiles(folder).map(async (file) => ({
      version: readVersion(file),
      name: file.slice(file.indexOf('_') + 1, -4),
      sql: await readFile(join(PROJECT_FOLDER, folder, file), 'utf8'),
    })),
  );

/** The baseline and the migrations after it. */
export const listMigrations = () => readMigrations('supabase/migrations');

/** Scripts for a database from before the baseline: one runs before the baseline's text, one after it. */
export const listStepsToBaseline = () => readMigrations('supabase/migrations-before');

export const newestMigration = () =>
  readVersion(migrationFiles('supabase/migrations').at(-1) ?? '');
