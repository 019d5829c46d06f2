import { DatabaseError, cannotConnectNow, engineDied } from '../database-error.ts';

/** The driver's own codes, and the system's, for a connection that could not be made or has ended. */
const LOST =
  /^(CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT|E(CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NOTFOUND|AI_AGAIN|NOENT))$/;
/** PostgreSQL's: connection exceptions, and a server that is stopping, has crashed or is not there yet. */
const TOO_MANY = '53300';
const ENDED_BY_SERVER = /^(08|57P0[123]|25P03)/;

/** Whether a session has ended, or none could be had. */
export function isLostSession(error: unknown): boolean {
  const code = codeOf(error);
  return LOST.test(code) || ENDED_BY_SERVER.test(code) || code === TOO_MANY;
}

/** What a piece of work meets whose session is gone. */
export function lostSession(cause?: unknown): DatabaseError {
  return Object.assign(engineDied(), { cause });
}

/** What PostgreSQL refused, without the statement and its values; anything else as it is. */
export function databaseErrorOf(error: unknown): unknown {
  // The driver's own refusal to write a value, as PGlite's is: a list for a moment.
  if (error instanceof TypeError || error instanceof RangeError)
    return new DatabaseError({ message: error.message });
  if (!(error instanceof Error) || error.name !== 'PostgresError') return error;
  const { code, detail, hint, severity, schema_name, table_name, column_name, constraint_name } =
    error as Error & Record<string, string | undefined>;
  const fields = {
    ...{ code, detail, hint, severity },
    ...{ schema: schema_name, table: table_name, column: column_name, constraint: constraint_name },
  };
  return new DatabaseError({
    message: error.message,
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
  });
}

/** No session is to be had: the server cannot be reached, or has no room for one more. */
export function noSession(cause: unknown): DatabaseError {
  return Object.assign(cannotConnectNow(), { cause });
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
