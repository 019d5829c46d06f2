import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createBackend } from '../../server/backend.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { temporaryFolder } from '../folders.ts';
import { copyMadeDatabase } from './made-database.ts';
import {
  type DatabaseEngine,
  SIGNED_IN_WHEN_MADE,
  type TestDatabase,
  claimsOf,
} from './test-database.ts';

const SECRETS = {
  jwtSecret: 'for tests alone, long enough to be taken',
  publishableKey: 'sb_publishable_for_tests_alone',
  secretKey: 'sb_secret_for_tests_alone',
};

/** The embedded host's own database: PGlite, prepared by the host's own code; its copies are in memory. */
export async function pgliteEngine(): Promise<DatabaseEngine> {
  const folder = temporaryFolder();
  copyMadeDatabase(folder);
  const connection = await openDatabase({ folder: join(folder, 'database') });
  await createBackend({
    connection,
    // No object is stored while the schema is prepared.
    storage: {} as Parameters<typeof createBackend>[0]['storage'],
    secrets: SECRETS,
    siteUrl: 'http://127.0.0.1',
    origins: [],
  });
  await connection.driver.exec(SIGNED_IN_WHEN_MADE);
  const snapshot = await connection.driver.dumpDataDir('none');
  await connection.close();
  rmSync(folder, { recursive: true });
  return { open: () => openCopy(snapshot), stop: () => Promise.resolve() };
}

async function openCopy(snapshot: Blob): Promise<TestDatabase> {
  const { driver } = await openDatabase({ snapshot });
  return {
    admin: async (sql, values = []) =>
      (await driver.query<Record<string, unknown>>(sql, values)).rows,
    as: (uid, sql, values = []) =>
      driver.transaction(async (transaction) => {
        const role = uid ? 'authenticated' : 'anon';
        await transaction.exec(`set local role ${role}`);
        await transaction.query(
          `select set_config('request.jwt.claim.sub', $1, true), set_config('request.jwt.claims', $2, true)`,
          [uid ?? '', claimsOf(uid)],
        );
        return (await transaction.query<Record<string, unknown>>(sql, values)).rows;
      }),
    close: () => driver.close(),
  };
}
