import { DatabaseError as ServerError } from 'pg';
import type { SessionLost } from '../database-error.ts';
import { DatabaseError, cannotConnectNow, engineDied, isAway } from '../database-error.ts';
import { pickErrorFields } from '../engine-messages.ts';

/** True when a session has ended or none could be opened: the server reports it, or the driver got no answer. */
export function isLostSession(error: unknown): boolean {
  if (error instanceof ServerError) return isAway(error.code);
  return error instanceof Error && !isOfValue(error) && !(error instanceof DatabaseError);
}

export function makeSessionLost(cause?: unknown): SessionLost {
  return Object.assign(engineDied(), { cause });
}

/** Converts PostgreSQL's refusal to an error without the statement and its values; returns others unchanged. */
export function toDatabaseError(error: unknown): unknown {
  if (error instanceof Error && isOfValue(error))
    return new DatabaseError({ message: error.message });
  if (!(error instanceof ServerError)) return error;
  return new DatabaseError(pickErrorFields(error));
}

/** No session could be opened: the server cannot be reached, or has no room. */
export function noSession(cause: unknown): DatabaseError {
  return Object.assign(cannotConnectNow(), { cause });
}

/** The driver could not write or read a value. */
function isOfValue(error: Error): boolean {
  return error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError;
}
