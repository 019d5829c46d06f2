import { inspect } from 'node:util';
import { findFault } from '../neighbour-faults.ts';
import { DatabaseError } from './database-error.ts';

/**
 * Statuses for what the library has none for, or 500 for what the caller did. A statement over the limit
 * is no 503: supabase-js would send it three times more.
 */
const STATUS: Record<string, number> = {
  '23514': 400,
  '42601': 400,
  '54000': 413,
  '57014': 504,
  PT401: 401,
};

/** Postgres speaks of a statement here, which the caller has not written and need not see. */
const MESSAGES: Record<string, string> = {
  '42601': 'Nothing is left to write: the columns and the rows do not fit together.',
};

const MISFIT = 'A value does not fit its column.';

/** The status of an answer that says so; 500 for what has none of its own. */
export function chooseStatus(error: DatabaseError): number {
  return findStatus(error.code) ?? 500;
}

function findStatus(code = ''): number | undefined {
  return STATUS[code] ?? findFault('database', code)?.status;
}

/**
 * An error of the database as the library is to answer it. A status is chosen as functions in PostgREST
 * do: by an error with the code PGRST that carries the answer.
 */
export function toDatabaseAnswer(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error;
  // PGlite's own refusal of a value before Postgres sees it: a list for a text, a number for a moment.
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
