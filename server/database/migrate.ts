import { DataFolderFault } from '../data-folder/data-folder-fault.ts';
import { stepsToBaseline } from './adopt-baseline.ts';
import type { Database, Queries } from './database.ts';
import {
  BASELINE,
  listMigrations,
  listStepsToBaseline,
  type Migration,
} from './migration-files.ts';
import { REPLACED_VERSIONS } from './replaced-versions.ts';

const HISTORY = 'supabase_migrations.schema_migrations';

/**
 * Runs the migrations that have not run yet, in one transaction with the history: all or none of
 * them. Throws DataFolderFault when a migration fails, and for a database that a newer program has
 * migrated.
 */
export async function migrate(database: Database, migrations?: Migration[]): Promise<void> {
  const known = migrations ?? (await listMigrations());
  const { rows } = await database.query<{ version: string }>(
    `select version from ${HISTORY} order by version`,
  );
  const done = new Set(rows.map(({ version }) => version));
  const unknown = [...done].find(
    (one) => !REPLACED_VERSIONS.includes(one) && known.every(({ version }) => version !== one),
  );
  if (unknown) throw madeByNewer(unknown);
  await database.transaction(async (transaction) => {
    const baseline = known.find(({ version }) => version === BASELINE);
    if (baseline && REPLACED_VERSIONS.some((version) => done.has(version))) {
      await adoptBaseline(transaction, baseline, done);
    }
    for (const migration of known.filter(({ version }) => !done.has(version))) {
      await run(transaction, migration);
      await note(transaction, migration);
    }
  });
}

/**
 * Brings a database from before the baseline up to it. The baseline counts as run, and the history
 * keeps only what Supabase's command line finds in `supabase/migrations/`.
 */
async function adoptBaseline(
  transaction: Queries,
  baseline: Migration,
  done: Set<string>,
): Promise<void> {
  if (!done.has(BASELINE)) {
    for (const step of stepsToBaseline(baseline, await listStepsToBaseline(), done)) {
      await run(transaction, step);
    }
    await note(transaction, baseline);
    done.add(BASELINE);
  }
  await transaction.query(`delete from ${HISTORY} where version = any($1)`, [REPLACED_VERSIONS]);
}

async function run(transaction: Queries, migration: Migration): Promise<void> {
  await transaction.exec(migration.sql).catch((error: unknown) => {
    throw failed(migration, error);
  });
}

async function note(transaction: Queries, { version, name, sql }: Migration): Promise<void> {
  await transaction.query(
    `insert into ${HISTORY} (version, name, statements) values ($1, $2, $3)`,
    [version, name, [sql]],
  );
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
