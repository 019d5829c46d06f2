import { inspect } from 'node:util';
import { findFault } from '../neighbour-faults.ts';
import { DatabaseError } from './database-error.ts';

/**
 * Statuses where the library has none, or answers 500 for the caller's fault. A statement over the
 * limit is not a 503: supabase-js would send it three more times.
 */
const STATUS: Record<string, number> = {
  '23514': 400,
  '42601': 400,
  '54000': 413,
  '57014': 504,
  PT401: 401,
};

/** Replaces messages about SQL that the caller did not write. */
const MESSAGES: Record<string, string> = {
  '42601': 'Nothing is left to write: the columns and the rows do not fit together.',
};

const MISFIT = 'A value does not fit its column.';

/** The status of the answer to this error; 500 when it has none of its own. */
export function chooseStatus(error: DatabaseError): number {
  return findStatus(error.code) ?? 500;
}

function findStatus(code = ''): number | undefined {
  return STATUS[code] ?? findFault('database', code)?.status;
}

/**
 * Converts a database error to the library's form. The status is set as PostgREST's functions do
 * it: by an error with code PGRST that carries the answer.
 */
export function toDatabaseAnswer(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error;
  // PGlite refuses some values before Postgres sees them: a list for a text, a number for a timestamp.
  const isMisfit = error.code === undefined;
  const code = isMisfit ? '22P02' : (error.code ?? '');
  const status = isMisfit ? 400 : findStatus(code);
  if (status === undefined) return error;
  const { hint = null } = error;
  const message = MESSAGES[code] ?? (isMisfit ? MISFIT : error.message);
  return Object.assign(new Error(JSON.stringify({ code, message, details: null, hint })), {
    code: 'PGRST',
    detail: JSON.stringify({ status, headers: {} }),
    // The library logs this.
    [inspect.custom]: () => inspect(error),
  });
}
