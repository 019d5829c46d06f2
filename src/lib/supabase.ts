import type { SupabaseClient } from '@supabase/supabase-js';
import { sessionFetch } from './session-fetch';
import { sessionKeeper } from './session-keeper';
import { isSiteDataBlocked } from './site-data';
import { isSessionStored } from './stored-session';
import type { Database } from './database.types';

export type { AuthChangeEvent, AuthError, Session, User } from '@supabase/supabase-js';
export type Backend = SupabaseClient<Database>;

let loading: Promise<Backend> | undefined;

/**
 * The one backend client. Loaded on first use, because the landing page needs none of it; every
 * later call gets the same client. Rejects when /config.json cannot be had, and may be called again.
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
    import('./config').then(({ loadConfig }) => loadConfig()),
  ]);
  const client: Backend = createClient<Database>(config.supabaseUrl, config.publishableKey, {
    // Reads are tried again by the data cache, within two seconds. The client's own attempts would
    // multiply with those, and keep a failure from the person for twenty.
    db: { retry: false },
    // No session is taken from an address: opening a link of somebody else's must not change who is
    // signed in. A mailed link is used on a click, on /confirm.
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
