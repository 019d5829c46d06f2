import type { Connection } from '@supabase/lite';
import { sql } from 'kysely';

interface Caller {
  auth?: { role?: string | null; uid?: unknown; jwt?: unknown };
  storage?: { operation?: unknown };
}

/**
 * Makes a transaction the caller's: the role and what policies read. The library sends these one after
 * the other, seven statements for each request; this is one (measured: docs/decisions/004).
 */
export async function sessionContext(
  transaction: Connection['kysely'],
  { auth, storage }: Caller,
): Promise<void> {
  const role = auth?.role || 'anon';
  const claims = auth?.jwt;
  await sql`select
    set_config('request.jwt.claim.sub', ${String(auth?.uid ?? '')}, true),
    set_config('request.jwt.claim.role', ${role}, true),
    set_config('request.jwt.claims', ${claims && typeof claims === 'object' ? JSON.stringify(claims) : ''}, true),
    set_config('storage.operation', ${String(storage?.operation ?? '')}, true),
    set_config('role', ${role}, true)`.execute(transaction);
}
