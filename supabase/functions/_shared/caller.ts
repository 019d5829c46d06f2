import {
  createClient,
  isAuthSessionMissingError,
  type SupabaseClient,
} from '@supabase/supabase-js';
import type { BackendSettings } from './backend-settings.ts';
import { boundAnswer } from './bytes-from-elsewhere.ts';
import { FunctionError } from './function-error.ts';

/** Data and files take milliseconds; a request that takes longer than this will not be answered. */
const BACKEND_TIMEOUT_MS = 30_000;

/** Storage addresses that answer with a file's bytes. */
const FILES = /\/storage\/v1\/object\/(?!list\b)/;

const SIGN_IN_AGAIN = 'Your session has ended. Please sign in again.';

/**
 * A client that carries the caller's token, so that row level security decides what it sees and
 * changes. Its requests end when the caller goes away; with null as `signal` they continue.
 */
export function callerClient(
  request: Request,
  settings: BackendSettings,
  signal: AbortSignal | null = request.signal,
): SupabaseClient {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  // A signed-out browser sends the publishable key as its token.
  if (!token || token === settings.publishableKey) {
    throw new FunctionError('unauthenticated', 'Please sign in to continue.');
  }
  const send = settings.fetch ?? fetch;
  return createClient(settings.supabaseUrl, settings.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      headers: { Authorization: `Bearer ${token}` },
      fetch: async (input, init) => {
        const signals = [AbortSignal.timeout(BACKEND_TIMEOUT_MS)];
        if (signal) signals.push(signal);
        if (init?.signal) signals.push(init.signal);
        const response = await send(input, { ...init, signal: AbortSignal.any(signals) });
        return boundAnswer(response, FILES.test(String(input)) ? 'photo' : 'rows');
      },
    },
  });
}

/**
 * Asks the sign-in service for the signed-in person; the address is in lower case, '' for none.
 * Throws `unauthenticated`.
 */
export async function readCaller(
  client: SupabaseClient,
  request: Request,
): Promise<{ id: string; email: string }> {
  const token = (request.headers.get('authorization') ?? '').replace(/^Bearer\s+/i, '');
  const { data, error } = await client.auth.getUser(token);
  if (error) {
    // The client turns a 403 for an ended session into a missing session, with status 400.
    const isRefused = isAuthSessionMissingError(error) || [401, 403].includes(error.status ?? 0);
    throw isRefused ? signInAgain(error) : error;
  }
  return { id: data.user.id, email: data.user.email?.toLowerCase() ?? '' };
}

/** The signed-in person's id. Throws `unauthenticated`. */
export async function callerId(client: SupabaseClient, request: Request): Promise<string> {
  return (await readCaller(client, request)).id;
}

/** Postgres' code for a row that already exists. */
export const UNIQUE_VIOLATION = '23505';

interface DataError {
  code: string;
  message: string;
}

// PostgREST's codes for a token that is malformed, expired or missing.
const TOKEN_REFUSED = new Set(['PGRST301', 'PGRST302', 'PGRST303']);

/**
 * The data of a query's result, unparsed. Throws `unauthenticated` when the token was refused;
 * otherwise the error itself, for the log alone.
 */
export function unwrapData(result: {
  data: unknown;
  error: DataError | null;
  status: number;
}): unknown {
  const { data, error, status } = result;
  if (!error) return data;
  if (status === 401 || TOKEN_REFUSED.has(error.code)) throw signInAgain(error);
  throw Object.assign(new Error(error.message, { cause: error }), { status });
}

export function signInAgain(cause: unknown): FunctionError {
  return new FunctionError('unauthenticated', SIGN_IN_AGAIN, { cause });
}
