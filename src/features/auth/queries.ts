import type { Auth } from '@/lib/auth-context';
import { isSiteDataBlocked } from '@/lib/site-data';
import { supabase } from '@/lib/supabase';

/**
 * Whether a session may exist: one is stored, under the client's default key, which is derived from the
 * backend's host. When this is false the visitor is signed out, and the client need not be loaded to
 * know it.
 */
export function mayHaveSession(): boolean {
  if (isSiteDataBlocked()) return false;
  return Object.keys(window.localStorage).some((key) => /^sb-.+-auth-token/.test(key));
}

/**
 * Whether requests go out in somebody's name. False also where the page still shows a person whose
 * session has gone meanwhile: such a request would be a visitor's, and be refused less clearly.
 */
export async function hasSession(): Promise<boolean> {
  const { auth } = await supabase();
  return (await auth.getSession()).data.session !== null;
}

/**
 * Tells the session as it is now and after every change: signed in, token refreshed, user updated,
 * password recovery, second factor verified; null when there is none or it has ended. Answers how to
 * stop listening. Rejects when the backend cannot be reached.
 */
export async function watchSession(
  onSession: (session: Auth['session']) => void,
): Promise<() => void> {
  const { auth } = await supabase();
  const { data } = auth.onAuthStateChange((event, session) => {
    onSession(event === 'SIGNED_OUT' ? null : session);
  });
  return () => {
    data.subscription.unsubscribe();
  };
}
