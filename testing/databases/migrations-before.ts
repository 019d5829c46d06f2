import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Queries } from '../../server/database/database.ts';
import type { Migration } from '../../server/database/migration-files.ts';

const ARCHIVE = join(import.meta.dirname, 'migrations-before.json.gz');

/** The migrations that ran before there was a baseline, as they were. */
export const MIGRATIONS_BEFORE = JSON.parse(
  gunzipSync(readFileSync(ARCHIVE)).toString(),
) as Migration[];

/** Runs one as the programs of that day did, and notes it. */
export async function runMigrationBefore(
  { query, exec }: Queries,
  { version, name, sql }: Migration,
): Promise<void> {
  await exec(sql);
  await query(
    'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
    [version, name, [sql]],
  );
}
