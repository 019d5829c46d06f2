import type { Auth } from '@/lib/auth-context';
import { isOffline } from '@/lib/errors';
import { isSessionStored } from '@/lib/stored-session';
import { supabase } from '@/lib/supabase';

/**
 * True when requests are sent in a person's name. False also while the page still shows a person whose session has
 * ended: such a request would be a visitor's, and its refusal less clear. Rejects without an answer, which says nothing
 * about the session.
 */
export async function hasSession(): Promise<boolean> {
  const { auth } = await supabase();
  const { data, error } = await auth.getSession();
  if (error && isOffline(error)) throw error;
  return data.session !== null;
}

/**
 * Reports the session now and after every change: sign-in, token refresh, user update, password recovery, second
 * factor; null for none or an ended one, 'unknown' while a stored one cannot be renewed. Returns the unsubscribe
 * function. Rejects when the backend cannot be reached.
 */
export async function watchSession(
  onSession: (session: Auth['session'] | 'unknown') => void,
): Promise<() => void> {
  const { auth } = await supabase();
  const { data } = auth.onAuthStateChange((event, session) => {
    const isLeft = event !== 'SIGNED_OUT' && session === null && isSessionStored();
    onSession(event === 'SIGNED_OUT' ? null : isLeft ? 'unknown' : session);
  });
  return () => {
    data.subscription.unsubscribe();
  };
}
