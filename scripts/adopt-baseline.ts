/**
 * DATABASE_URL=<a project's connection string> npm run adopt:baseline: for a Supabase project whose migrations ran
 * before there was a baseline (decision 253). It brings the project to where the baseline begins, has it count the
 * baseline as run, and runs what follows: all or nothing. After that `supabase db push` knows the project again.
 */
import { runCommand } from '../server/backup/command.ts';
import { BackupFault } from '../server/backup/backup-fault.ts';
import { migrate } from '../server/database/migrate.ts';
import { newestMigration } from '../server/database/migration-files.ts';
import { openServerDatabase } from '../server/database/postgres/open-server-database.ts';
import { withoutLimit } from '../server/database/request-scope.ts';
import { environmentWithFile } from '../server/settings.ts';

await runCommand(async () => {
  const url = environmentWithFile()['DATABASE_URL'];
  if (!url) {
    throw new BackupFault(
      'Set DATABASE_URL to the project’s connection string: "Connect" in its dashboard shows it, "Session pooler".',
    );
  }
  const connection = await openServerDatabase(url);
  try {
    const { rows } = await connection.driver.query<{ is: boolean }>(
      `select to_regclass('supabase_migrations.schema_migrations') is not null as is`,
    );
    if (!rows[0]?.is) {
      throw new BackupFault('No migration has run there. Run `supabase db push --remote`.');
    }
    await withoutLimit(() => migrate(connection.driver));
  } finally {
    await connection.close();
  }
  return `The project has every migration, up to ${newestMigration()}.`;
});
