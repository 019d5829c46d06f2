import { setTimeout as pause } from 'node:timers/promises';
import { BadSetting } from '../../bad-setting.ts';
import { DatabaseError } from '../database-error.ts';
import { PooledConnection } from './postgres-connection.ts';

/** A server that starts together with this host may take this long. */
const WAIT_MS = 30_000;
const TRY_EVERY_MS = 500;
/** The oldest version that the migrations are tested on. */
const OLDEST = 15;

/**
 * Opens the database at `url` once it answers. Throws BadSetting when it cannot be used: not
 * reached within half a minute, refused, too old.
 */
export async function openServerDatabase(
  url: string,
  statementLimitMs?: number,
): Promise<PooledConnection> {
  const connection = new PooledConnection(url, statementLimitMs);
  try {
    const version = await firstAnswer(connection, performance.now() + WAIT_MS);
    if (version < OLDEST) {
      throw unusable(`the server is PostgreSQL ${version}, and Plumbline needs ${OLDEST} or newer`);
    }
    await connection.followSchema();
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function firstAnswer(connection: PooledConnection, until: number): Promise<number> {
  for (;;) {
    try {
      const { rows } = await connection.driver.query<{ version: number }>(
        `select current_setting('server_version_num')::int / 10000 as version`,
      );
      return rows[0]?.version ?? 0;
    } catch (error) {
      const { code = '', cause } = error as { code?: string; cause?: { code?: string } };
      const isAway = error instanceof DatabaseError && code === '57P03';
      if (!isAway) throw unusable(`the server refuses it (${code})`, error);
      if (performance.now() > until) {
        throw unusable(`no server answered there (${cause?.code ?? code})`, error);
      }
      await pause(TRY_EVERY_MS);
    }
  }
}

function unusable(reason: string, cause?: unknown): BadSetting {
  return new BadSetting(
    `The setting DATABASE_URL cannot be used: ${reason}. Check its address, user, password and database.`,
    { cause },
  );
}
