import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataFolderFault } from '../data-folder/data-folder-fault.ts';
import type { Database } from './database.ts';

const MIGRATIONS = join(import.meta.dirname, '../../supabase/migrations');

export interface Migration {
  version: string;
  name: string;
  sql: string;
}

const migrationFiles = () =>
  readdirSync(MIGRATIONS)
    .filter((file) => /^\d{14}_.+\.sql$/.test(file))
    .sort();

/** The version of the last migration that this program knows. */
export function newestMigration(): string {
  return migrationFiles().at(-1)?.slice(0, 14) ?? '';
}

/** The migrations in the order of their versions, named as Supabase's command line names them. */
export async function listMigrations(): Promise<Migration[]> {
  return Promise.all(
    migrationFiles().map(async (file) => ({
      version: file.slice(0, 14),
      name: file.slice(15, -4),
      sql: await readFile(join(MIGRATIONS, file), 'utf8'),
    })),
  );
}

/**
 * Runs what has not run yet, all in one transaction with the history: the database is as this program
 * needs it, or as it was before. Throws DataFolderFault for a migration that fails, and for a database
 * that a newer program has migrated.
 */
export async function migrate(database: Database, migrations?: Migration[]): Promise<void> {
  const known = migrations ?? (await listMigrations());
  const { rows } = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by version',
  );
  const done = new Set(rows.map(({ version }) => version));
  const unknown = [...done].find((one) => known.every(({ version }) => version !== one));
  if (unknown) throw madeByNewer(unknown);
  await database.transaction(async (transaction) => {
    for (const migration of known.filter(({ version }) => !done.has(version))) {
      const { version, name, sql } = migration;
      await transaction.exec(sql).catch((error: unknown) => {
        throw failed(migration, error);
      });
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, [sql]],
      );
    }
  });
}

function madeByNewer(version: string): DataFolderFault {
  return new DataFolderFault(
    `The database was made by a newer version of Plumbline (migration ${version} is not known here). Start that version or a later one.`,
  );
}

function failed({ version, name }: Migration, cause: unknown): DataFolderFault {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no code';
  return new DataFolderFault(
    `The database could not be brought up to date: migration ${version}_${name} failed (${code}). It is as it was before; go on with the version of Plumbline that you had, and report this.`,
    { cause },
  );
}
