import { PostgresConnection } from '@supabase/lite/postgres';
import type postgres from 'postgres';
import type { Queries } from '../../server/database/database.ts';
import type { EngineConnection } from '../../server/database/engine-connection.ts';
import { toDatabaseAnswer } from '../../server/database/error-answer.ts';
import { DatabaseError } from '../../server/database/database-error.ts';
import { sessionContext } from '../../server/database/session-context.ts';

type Values = postgres.ParameterOrJSON<never>[];

/**
 * The host's database on a real PostgreSQL: the library's own connection to it, with what the host asks
 * of its engine beside. It has no limits of its own; what it is for is row level security.
 */
export function postgresConnection(folder: string, database: string): EngineConnection {
  const connection = new PostgresConnection({
    url: '',
    postgresOptions: {
      host: folder,
      user: 'postgres',
      database,
      max: 4,
    },
  });
  const { driver } = connection;
  // Arguments of functions arrive as JSON's text, as the engine takes it; the driver would write that as JSON again.
  for (const type of [114, 3802]) {
    driver.options.serializers[type] = (value: unknown) =>
      typeof value === 'string' ? value : JSON.stringify(value);
  }
  const inOneSession = async <T>(work: (queries: Queries) => Promise<T>) =>
    driver.begin((transaction) => work(queriesIn(transaction)));
  const normalized = connection.normalizeDbError.bind(connection);
  Object.assign(connection, {
    normalizeDbError: (error: unknown) => toDatabaseAnswer(asDatabaseError(normalized(error))),
    applyJwtSessionContext: sessionContext,
    hurry: () => undefined,
    isUsable: true,
    // There is a session for each of those who ask.
    exclusively: (work: () => Promise<unknown>) => work(),
    runForHost: (work: () => Promise<unknown>) => work(),
    transaction: async (statements: string[]) => {
      await inOneSession(async ({ exec }) => {
        for (const statement of statements) await exec(statement);
      });
      await connection.clearSchemaCache();
    },
  });
  Object.assign(driver, queriesIn(driver), {
    waitReady: Promise.resolve(),
    transaction: inOneSession,
    // A script may begin and end a transaction of its own.
    exec: async (script: string) => {
      const session = await driver.reserve();
      await session.unsafe(script).finally(() => session.release());
    },
  });
  // What the host uses of the engine's connection is above or in the library's class.
  return connection as unknown as EngineConnection;
}

function asDatabaseError(error: unknown): unknown {
  // The driver's own refusal to write a value, as PGlite's is: a list for a moment.
  if (error instanceof TypeError || error instanceof RangeError)
    return new DatabaseError({ message: error.message });
  const isRefused = error instanceof Error && error.name === 'PostgresError';
  return isRefused ? new DatabaseError({ ...error, message: error.message }) : error;
}

function queriesIn(sql: postgres.ISql): Queries {
  const queries = {
    query: async (statement: string, values: readonly unknown[] = []) => ({
      rows: await sql.unsafe(statement, values as Values),
    }),
    exec: (script: string) => sql.unsafe(script),
  };
  // Rows are all that the host reads of the engine's results.
  return queries as unknown as Queries;
}
