import { DatabaseError as ServerError } from 'pg';
import type { SessionLost } from '../database-error.ts';
import { DatabaseError, cannotConnectNow, engineDied, isAway } from '../database-error.ts';

/** True when a session has ended, or none could be had: the server says so, or the driver met no answer. */
export function isLostSession(error: unknown): boolean {
  if (error instanceof ServerError) return isAway(error.code);
  return error instanceof Error && !isOfValue(error) && !(error instanceof DatabaseError);
}

/** The error of a piece of work whose session is gone. */
export function makeSessionLost(cause?: unknown): SessionLost {
  return Object.assign(engineDied(), { cause });
}

/** Turns PostgreSQL's refusal into an error without the statement and its values; anything else is given back. */
export function toDatabaseError(error: unknown): unknown {
  if (error instanceof Error && isOfValue(error))
    return new DatabaseError({ message: error.message });
  if (!(error instanceof ServerError)) return error;
  const { code, detail, hint, severity, schema, table, column, constraint } = error;
  const fields = { code, detail, hint, severity, schema, table, column, constraint };
  return new DatabaseError({
    message: error.message,
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
  });
}

/** No session is to be had: the server cannot be reached, or has no room for one more. */
export function noSession(cause: unknown): DatabaseError {
  return Object.assign(cannotConnectNow(), { cause });
}

/** The driver's own refusal to write or read a value. */
function isOfValue(error: Error): boolean {
  return error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError;
}
