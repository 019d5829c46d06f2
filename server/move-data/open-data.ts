import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createBackend } from '../backend.ts';
import { BackupFault } from '../backup/backup-fault.ts';
import { FolderInUse } from '../data-folder/folder-lock.ts';
import { markMigrated } from '../data-folder/folder-version.ts';
import { type DataFolder, openDataFolder } from '../data-folder/open-data-folder.ts';
import type { HostConnection } from '../database/host-connection.ts';
import { prepareHostTables } from '../database/host-tables.ts';
import { newestMigration } from '../database/migration-files.ts';
import { openStoredDatabase } from '../database/open-stored-database.ts';
import { openServerDatabase } from '../database/postgres/open-server-database.ts';
import type { HostSettings } from '../settings.ts';
import { diskStorage } from '../storage/disk-storage.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';

export type Places = Pick<HostSettings, 'dataDir' | 'databaseUrl' | 'storagePlace'>;

export interface OpenData {
  connection: HostConnection;
  objects: ObjectStorage;
  close(): Promise<void>;
}

/** Opens the data to export, unchanged. Throws BackupFault when there is none, or it has another version. */
export async function openSource(places: Places): Promise<OpenData> {
  const { dataDir, databaseUrl } = places;
  if (databaseUrl === null && !existsSync(join(dataDir, 'database/PG_VERSION'))) {
    throw new BackupFault(`There is no data in ${dataDir}. Set DATA_DIR as it is for the host.`);
  }
  return opened(places, async ({ driver }) => {
    const { rows: made } = await driver.query<{ is: boolean }>(
      `select to_regclass('supabase_migrations.schema_migrations') is not null as is`,
    );
    const { rows } = made[0]?.is
      ? await driver.query<{ version: string | null }>(
          'select max(version) as version from supabase_migrations.schema_migrations',
        )
      : { rows: [] };
    if (rows[0]?.version === newestMigration()) return;
    throw new BackupFault(
      'The database is not of this version of Plumbline. Start this version on it once, or export with the version that it has.',
    );
  });
}

/** Opens the destination of an import and migrates its database to this version. */
export function openTarget(places: Places): Promise<OpenData> {
  return opened(places, async (connection) => {
    await refuseForeignOwner(connection);
    await connection.withLock('schema', () => prepareHostTables(connection.driver));
    await createBackend({
      connection,
      ...NOBODY_IS_SERVED,
    });
    if (places.databaseUrl === null) markMigrated(places.dataDir);
  });
}

const NOBODY_IS_SERVED = {
  storageAdapter: {} as Parameters<typeof createBackend>[0]['storageAdapter'],
  secrets: { jwtSecret: '-'.repeat(32), publishableKey: 'none', secretKey: 'none' },
  siteUrl: 'http://127.0.0.1',
  origins: [],
};

/** On Supabase, services own accounts and files, and a file's row without the service's own file leads nowhere. */
async function refuseForeignOwner({ driver }: HostConnection): Promise<void> {
  const { rows } = await driver.query<{ owner: string }>(
    `select pg_get_userbyid(c.relowner) as owner from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'auth' and c.relname = 'users'`,
  );
  if (!rows[0]?.owner.startsWith('supabase_')) return;
  throw new BackupFault(
    'DATABASE_URL names a project of Supabase, into which data is not imported (docs/move-data.md says why). Nothing was changed.',
  );
}

async function opened(
  places: Places,
  prepare: (connection: HostConnection) => Promise<void>,
): Promise<OpenData> {
  const { dataDir, databaseUrl } = places;
  const folder = databaseUrl === null ? takeFolder(dataDir) : null;
  let connection: HostConnection | undefined;
  const close = async () => {
    await connection?.close();
    folder?.release();
  };
  try {
    const objects = await openObjects(places);
    connection = folder
      ? await openStoredDatabase(folder.database)
      : await openServerDatabase(databaseUrl ?? '');
    await prepare(connection);
    return { connection, objects, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function takeFolder(dataDir: string): DataFolder {
  try {
    return openDataFolder(dataDir);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new BackupFault(
      `${error.message} Stop Plumbline first: the embedded database serves one program at a time.`,
      { cause: error },
    );
  }
}

async function openObjects({ dataDir, storagePlace }: Places): Promise<ObjectStorage> {
  if (storagePlace) {
    const { openS3Storage } = await import('../storage/s3-storage.ts');
    return openS3Storage({ place: storagePlace, log: () => undefined });
  }
  const folders = { photos: join(dataDir, 'photos'), unfinished: join(dataDir, 'unfinished') };
  mkdirSync(folders.unfinished, { recursive: true, mode: 0o700 });
  return diskStorage(folders);
}
