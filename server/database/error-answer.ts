import { inspect } from 'node:util';
import { DatabaseError } from './database-error.ts';

/**
 * Statuses for what the library has none for. A statement over the limit is no 503: supabase-js would
 * send it three times more.
 */
const STATUS: Record<string, number> = { '57014': 504, '57P01': 503, '57P02': 500, '57P03': 503 };

/**
 * An error of the database as the library is to answer it. A status is chosen as functions in PostgREST
 * do: by an error with the code PGRST that carries the answer.
 */
export function answerOf(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error;
  const status = STATUS[error.code ?? ''];
  if (status === undefined) return error;
  const { code, message, hint = null } = error;
  return Object.assign(new Error(JSON.stringify({ code, message, details: null, hint })), {
    code: 'PGRST',
    detail: JSON.stringify({ status, headers: {} }),
    // What the library logs.
    [inspect.custom]: () => inspect(error),
  });
}
