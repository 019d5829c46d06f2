import { loadConfig } from '@/lib/config';
import { isOffline } from '@/lib/errors';
import { type AuthError, type Backend, supabase } from '@/lib/supabase';
import { readCode } from '@shared/contract/sign-in';
import { browserSecret } from './link/browser-secret';
import type { MailedLink } from './link/mailed-link';

/** For no answer, or one without a message. */
export const UNEXPECTED = 'An unexpected error occurred. Please try again.';

/** Supabase's answer for an account that the database refused. */
const NOT_ADMITTED = 'Database error saving new user';

/**
 * Mails a sign-in link that leads to the dashboard. Null on success, otherwise the sentence to show: the server's own,
 * or ours if it gave none. Where accounts need an invitation, people without one get the same answer as everybody.
 */
export async function requestMagicLink(email: string): Promise<string | null> {
  const why = await whyNot((auth) =>
    auth.signInWithOtp({
      email,
      options: {
        emailRedirectTo: `${window.location.origin}/reports`,
        // The field that the library sends both when requesting a code and with the code (decision 230).
        captchaToken: browserSecret(),
      },
    }),
  );
  const isNotAdmitted = why === NOT_ADMITTED && (await loadConfig()).isByInvitation;
  return isNotAdmitted ? null : why;
}

/** Signs in with a mailed link, which works once. Null on success, otherwise the sentence to show. */
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

/** Signs in with the code of a mail that this browser requested. Null on success, otherwise the sentence to show. */
export async function verifyMailedCode(email: string, code: string): Promise<string | null> {
  const typed = { email, token: readCode(code), type: 'email' } as const;
  const why = await whyNot((auth) =>
    auth.verifyOtp({ ...typed, options: { captchaToken: browserSecret() } }),
  );
  return why === null || why === UNEXPECTED ? why : `${why}.`;
}

/** Null where the sign-in service succeeded, otherwise its own message, or ours if it gave none. */
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
 * Ends this session, but not those on other devices. The client removes the stored session first and treats 401, 403
 * and 404 as already ended, so it works offline too. Rejects when the client cannot be loaded.
 */
export async function endSession(): Promise<void> {
  const { auth } = await supabase();
  const { error } = await auth.signOut({ scope: 'local' });
  if (error) console.warn('The server did not confirm the sign-out', error);
}

/** Tries again to renew the stored session; subscribers receive the result. */
export async function renewSession(): Promise<void> {
  const { auth } = await supabase();
  // A private field that blocks retries for a minute after a failure. If it is renamed, renewal waits.
  Object.assign(auth, { lastRefreshFailure: null });
  await auth.getSession();
}
