import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createBackend } from '../../server/backend.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { copyOfFilled } from '../run-folder.ts';
import { copyDatabase, copyMadeDatabase } from './made-database.ts';
import {
  type DatabaseEngine,
  SIGNED_IN_WHEN_MADE,
  type TestDatabase,
  buildClaims,
} from './test-database.ts';

const SECRETS = {
  jwtSecret: 'for tests alone, long enough to be taken',
  publishableKey: 'sb_publishable_for_tests_alone',
  secretKey: 'sb_secret_for_tests_alone',
};

/**
 * The embedded host's own database: PGlite, prepared by the host's own code, once for a run. Opening a copy
 * takes longer than most tests, so each test has a transaction of its own in one database, which is taken back.
 */
export async function pgliteEngine(): Promise<DatabaseEngine> {
  const folder = await copyOfFilled('pglite', prepare, (filled, copy) =>
    copyDatabase(join(filled, 'database'), join(copy, 'database')),
  );
  const database = await PGlite.create(join(folder, 'database'));
  return {
    async open() {
      await database.exec('begin');
      return inTransaction(database);
    },
    async stop() {
      await database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function prepare(folder: string): Promise<void> {
  copyMadeDatabase(folder);
  const connection = await openDatabase({ folder: join(folder, 'database') });
  await createBackend({
    connection,
    // No object is stored while the schema is prepared.
    storageAdapter: {} as Parameters<typeof createBackend>[0]['storageAdapter'],
    secrets: SECRETS,
    siteUrl: 'http://127.0.0.1',
    origins: [],
  });
  await connection.driver.exec(SIGNED_IN_WHEN_MADE);
  await connection.close();
}

/** A failed statement would end the test's transaction: each has a savepoint to go back to. */
function inTransaction(database: PGlite): TestDatabase {
  const queryRows = async (sql: string, values: unknown[]) =>
    (await database.query<Record<string, unknown>>(sql, values)).rows;
  const apart = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    await database.exec('savepoint statement');
    try {
      const answer = await work();
      await database.exec('reset role; release savepoint statement');
      return answer;
    } catch (error) {
      await database.exec('rollback to savepoint statement; release savepoint statement');
      throw error;
    }
  };
  const statements: TestDatabase['storage'] = {
    admin: (sql, values = []) => apart(() => queryRows(sql, values)),
    as: (uid, sql, values = []) =>
      apart(async () => {
        await queryRows(
          `select set_config('request.jwt.claim.sub', $1, true), set_config('request.jwt.claims', $2, true)`,
          [uid ?? '', buildClaims(uid)],
        );
        await database.exec(`set local role ${uid ? 'authenticated' : 'anon'}`);
        return queryRows(sql, values);
      }),
  };
  return {
    ...statements,
    // Nothing keeps anybody else from deleting rows of files here.
    storage: statements,
    close: async () => {
      await database.exec('rollback');
    },
  };
}
