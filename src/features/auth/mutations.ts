import { loadConfig } from '@/lib/config';
import { isOffline } from '@/lib/errors';
import { supabase } from '@/lib/supabase';
import { readCode } from '../../../supabase/functions/_shared/contract/sign-in';
import { browserSecret } from './link/browser-secret';
import type { MailedLink } from './link/mailed-link';

/** For no answer, or one without a word. */
export const UNEXPECTED = 'An unexpected error occurred. Please try again.';

/** What Supabase's sign-in service says of an account that the database did not admit. */
const NOT_ADMITTED = 'Database error saving new user';

/**
 * Has a sign-in link mailed that leads back to the dashboard. Null when it is on its way, otherwise
 * the sentence to show: the server's own, or ours when the server said nothing. Where accounts are made by
 * invitation, somebody who was not invited is told what everybody is.
 */
export async function requestMagicLink(email: string): Promise<string | null> {
  try {
    const { auth } = await supabase();
    const { error } = await auth.signInWithOtp({
      email,
      options: {
        emailRedirectTo: `${window.location.origin}/reports`,
        // The field that the library sends with the question and with the code (decision 230).
        captchaToken: browserSecret(),
      },
    });
    if (!error) return null;
    if (error.message === NOT_ADMITTED && (await loadConfig()).isByInvitation) return null;
    return isOffline(error) || error.message === '' ? UNEXPECTED : error.message;
  } catch (error) {
    console.warn('The sign-in link could not be requested', error);
    return UNEXPECTED;
  }
}

/**
 * Uses a mailed link, once. Null when it signed the person in, otherwise the sentence to show. Throws when
 * the client cannot be had.
 */
export async function verifyMailedLink(link: MailedLink): Promise<string | null> {
  const { auth } = await supabase();
  const { data, error } = await auth.verifyOtp({ token_hash: link.tokenHash, type: 'email' });
  if (error && (isOffline(error) || error.message === '')) return UNEXPECTED;
  if (error) return `${error.message}. Each link works once, for an hour.`;
  const signedIn = data.user?.email?.toLowerCase();
  if (!link.email || link.email.toLowerCase() === signedIn) return null;
  await auth.signOut({ scope: 'local' });
  return 'This link is for another person than it says. Nobody is signed in; ask for a link of your own.';
}

/** Signs in with the code of a mail that this browser asked for. Null when it worked, otherwise the sentence to show. */
export async function verifyMailedCode(email: string, code: string): Promise<string | null> {
  try {
    const { auth } = await supabase();
    const options = { captchaToken: browserSecret() };
    const typed = { email, token: readCode(code), type: 'email' } as const;
    const { error } = await auth.verifyOtp({ ...typed, options });
    if (!error) return null;
    return isOffline(error) || error.message === '' ? UNEXPECTED : `${error.message}.`;
  } catch (error) {
    console.warn('The code could not be tried', error);
    return UNEXPECTED;
  }
}

/**
 * Ends this session and leaves the person's other devices alone. The client removes the stored session
 * first and takes 401, 403 and 404 for "already ended", so it works without the network as well.
 * Rejects when the client cannot be had.
 */
export async function endSession(): Promise<void> {
  const { auth } = await supabase();
  const { error } = await auth.signOut({ scope: 'local' });
  if (error) console.warn('The server did not confirm the sign-out', error);
}

/** Tries once more to renew the session that is stored; who watches it hears of what comes of it. */
export async function renewSession(): Promise<void> {
  const { auth } = await supabase();
  // A private name of the library's, which tries nothing for a minute after a failure. Were it another, it would wait.
  Object.assign(auth, { lastRefreshFailure: null });
  await auth.getSession();
}
