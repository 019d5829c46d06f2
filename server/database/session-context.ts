import type { Connection } from '@supabase/lite';
import { sql } from 'kysely';

interface Caller {
  auth?: { role?: string | null; uid?: unknown; jwt?: unknown };
  storage?: { operation?: unknown };
}

/**
 * Makes a transaction the caller's: sets the role and the claims that policies read, and refuses an
 * ended session as PostgREST does with `refuse_ended_session`. The library sends seven statements
 * in sequence for each request; this is one (measured: decision 004).
 */
export async function sessionContext(
  transaction: Connection['kysely'],
  { auth, storage }: Caller,
): Promise<void> {
  const role = auth?.role || 'anon';
  const claims = auth?.jwt;
  const hasClaims = typeof claims === 'object' && claims !== null;
  // Storage checks the session before it takes a file; a visitor has none.
  const isAsked = !storage && hasClaims && 'session_id' in claims;
  const check = isAsked ? sql`, public.refuse_ended_session()` : sql``;
  await sql`select
    set_config('request.jwt.claim.sub', ${String(auth?.uid ?? '')}, true),
    set_config('request.jwt.claim.role', ${role}, true),
    set_config('request.jwt.claims', ${hasClaims ? JSON.stringify(claims) : ''}, true),
    set_config('storage.operation', ${String(storage?.operation ?? '')}, true),
    set_config('role', ${role}, true)${check}`.execute(transaction);
}
