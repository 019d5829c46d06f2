import { isOffline } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

const UNEXPECTED = 'An unexpected error occurred. Please try again.';

/**
 * Has a sign-in link mailed that leads back to the dashboard. Null when it is on its way, otherwise
 * the sentence to show: the server's own, or ours when the server said nothing.
 */
export async function requestMagicLink(email: string): Promise<string | null> {
  try {
    const { auth } = await supabase();
    const { error } = await auth.signInWithOtp({
      email,
      options: { emailRedirectTo: `${window.location.origin}/reports` },
    });
    if (!error) return null;
    return isOffline(error) || error.message === '' ? UNEXPECTED : error.message;
  } catch (error) {
    console.warn('The sign-in link could not be requested', error);
    return UNEXPECTED;
  }
}
