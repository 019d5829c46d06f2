import type { SupabaseClient } from '@supabase/supabase-js';
import { loadConfig } from './config';
import { sessionFetch } from './session-fetch';
import { sessionKeeper } from './session-keeper';
import { isSiteDataBlocked } from './site-data';
import { isSessionStored } from './stored-session';
import type { Database } from './database.types';

export type { AuthChangeEvent, AuthError, Session, User } from '@supabase/supabase-js';
export type Backend = SupabaseClient<Database>;

let loading: Promise<Backend> | undefined;

/**
 * The only backend client. Loaded on first use, because the landing page does not need it; later calls return the same
 * client. Rejects when /config.json cannot be read; call again to retry.
 */
export function supabase(): Promise<Backend> {
  loading ??= connect().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function connect(): Promise<Backend> {
  const [{ createClient }, config] = await Promise.all([
    import('@supabase/supabase-js'),
    loadConfig(),
  ]);
  const client: Backend = createClient<Database>(config.supabaseUrl, config.publishableKey, {
    // The data cache retries reads within two seconds. The client's own retries would multiply with those, and hide a
    // failure for twenty.
    db: { retry: false },
    // Takes no session from an address: opening another person's link must not change who is signed in. A mailed link
    // is used on a click, on /confirm.
    auth: { detectSessionInUrl: false, ...(!isSiteDataBlocked() && { storage: sessionKeeper }) },
    global: {
      fetch: sessionFetch({
        publishableKey: config.publishableKey,
        isStored: isSessionStored,
        auth: () => client.auth,
      }),
    },
  });
  return client;
}
