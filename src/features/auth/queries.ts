import type { Auth } from '@/lib/auth-context';
import { isOffline } from '@/lib/errors';
import { isSessionStored } from '@/lib/stored-session';
import { supabase } from '@/lib/supabase';

/**
 * True when requests go out in a person's name. False also where the page still shows a person whose session has gone
 * meanwhile: such a request would be a visitor's, and its refusal less clear. Rejects where nobody answered, which says
 * nothing of the session.
 */
export async function hasSession(): Promise<boolean> {
  const { auth } = await supabase();
  const { data, error } = await auth.getSession();
  if (error && isOffline(error)) throw error;
  return data.session !== null;
}

/**
 * Tells the session as it is now and after every change: signed in, token refreshed, user updated,
 * password recovery, second factor verified; null when there is none or it has ended, 'unknown' while one is
 * stored that could not be renewed. Answers how to stop listening. Rejects when the backend cannot be reached.
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
