import { loadConfig } from '@/lib/config';
import { isOffline } from '@/lib/errors';
import { type AuthError, type Backend, supabase } from '@/lib/supabase';
import { readCode } from '@shared/contract/sign-in';
import { browserSecret } from './link/browser-secret';
import type { MailedLink } from './link/mailed-link';

/** For no answer, or one without a word. */
export const UNEXPECTED = 'An unexpected error occurred. Please try again.';

/** Supabase's answer for an account that the database did not admit. */
const NOT_ADMITTED = 'Database error saving new user';

/**
 * Mails a sign-in link that leads back to the dashboard. Null when it is on its way, otherwise the sentence to show:
 * the server's own, or ours when the server said nothing. Where accounts need an invitation, a person without one gets
 * the same answer as everybody.
 */
export async function requestMagicLink(email: string): Promise<string | null> {
  const why = await whyNot((auth) =>
    auth.signInWithOtp({
      email,
      options: {
        emailRedirectTo: `${window.location.origin}/reports`,
        // The field that the library sends with the question and with the code (decision 230).
        captchaToken: browserSecret(),
      },
    }),
  );
  const isNotAdmitted = why === NOT_ADMITTED && (await loadConfig()).isByInvitation;
  return isNotAdmitted ? null : why;
}

/** Uses a mailed link, once. Null when it signed the person in, otherwise the sentence to show. */
export async function verifyMailedLink(link: MailedLink): Promise<string | null> {
  const typed = { token_hash: link.tokenHash, type: 'email' } as const;
  let currentEmail: string | undefined;
  const why = await whyNot(async (auth) => {
    const answer = await auth.verifyOtp(typed);
    currentEmail = answer.data.user?.email?.toLowerCase();
    return answer;
  });
  if (why !== null) return why === UNEXPECTED ? why : `${why}. Each link works once, for an hour.`;
  if (!link.email || link.email.toLowerCase() === currentEmail) return null;
  await endSession();
  return 'This link is for another person than it says. Nobody is signed in; ask for a link of your own.';
}

/** Signs in with the code of a mail that this browser asked for. Null when it worked, otherwise the sentence to show. */
export async function verifyMailedCode(email: string, code: string): Promise<string | null> {
  const typed = { email, token: readCode(code), type: 'email' } as const;
  const why = await whyNot((auth) =>
    auth.verifyOtp({ ...typed, options: { captchaToken: browserSecret() } }),
  );
  return why === null || why === UNEXPECTED ? why : `${why}.`;
}

/** Null where the sign-in service did what was asked, otherwise its own words, or ours where it said nothing. */
async function whyNot(
  ask: (auth: Backend['auth']) => Promise<{ error: AuthError | null }>,
): Promise<string | null> {
  try {
    const { error } = await ask((await supabase()).auth);
    if (!error) return null;
    return isOffline(error) || error.message === '' ? UNEXPECTED : error.message;
  } catch (error) {
    console.warn('The sign-in service could not be asked', error);
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
