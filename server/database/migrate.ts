import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';

const MIGRATIONS = join(import.meta.dirname, '../../supabase/migrations');

/** Supabase's own roles; its hosted databases have them before the first migration runs. */
const CREATE_ROLES = `do $$ begin
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
exception when duplicate_object then null;
end $$;`;

export interface Migration {
  version: string;
  name: string;
  sql: string;
}

/** The migrations in the order of their versions, named as Supabase's command line names them. */
export async function listMigrations(): Promise<Migration[]> {
  const files = (await readdir(MIGRATIONS)).filter((file) => /^\d{14}_.+\.sql$/.test(file)).sort();
  return Promise.all(
    files.map(async (file) => ({
      version: file.slice(0, 14),
      name: file.slice(15, -4),
      sql: await readFile(join(MIGRATIONS, file), 'utf8'),
    })),
  );
}

/** Runs what has not run yet, each migration in one transaction with its entry in the history. */
export async function migrate(database: Database): Promise<void> {
  await database.exec(CREATE_ROLES);
  const { rows } = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const applied = new Set(rows.map(({ version }) => version));
  for (const { version, name, sql } of await listMigrations()) {
    if (applied.has(version)) continue;
    await database.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, [sql]],
      );
    });
  }
}

/**
 * The migrations' grants and revokes once more, in their order. The library gives the request roles
 * every privilege on first use, which would undo them; each is idempotent.
 */
export async function restorePrivileges(database: Database): Promise<void> {
  const statements = (await listMigrations()).flatMap(({ sql }) => privilegeStatements(sql));
  await database.exec(`begin;\n${statements.join('\n')}\ncommit;`);
}

/** The grant and revoke statements in a migration. Bodies of functions and comments hold none. */
export function privilegeStatements(sql: string): string[] {
  const code = sql.replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''").replace(/--.*$/gm, '');
  return code
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => /^(grant|revoke)\s/i.test(statement))
    .map((statement) => `${statement};`);
}
