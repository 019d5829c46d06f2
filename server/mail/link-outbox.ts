import { AsyncLocalStorage } from 'node:async_hooks';
import type { App } from '@supabase/lite';

type Mailer = NonNullable<App['_mailer']>;

/** A sign-in link that waits to be mailed. */
export interface Letter {
  to: string;
  tokenHash: string;
}

const current = new AsyncLocalStorage<{ letter?: Letter }>();

/**
 * Takes the library's place as its mailer: keeps the letter for the person who asked for it, so that the host
 * decides when it leaves and what it says. Kinds of mail that the product never sends are refused.
 */
export const outboxMailer: Mailer = {
  sendMagicLink(email, tokenHash) {
    const request = current.getStore();
    if (!request) throw new Error('A sign-in link was made outside of a request for one.');
    request.letter = { to: email, tokenHash };
    return Promise.resolve();
  },
  sendConfirmation: neverSent,
  sendRecovery: neverSent,
  sendEmailChange: neverSent,
  sendReauthentication: neverSent,
};

function neverSent(): Promise<void> {
  return Promise.reject(new Error('This kind of mail is not sent by the product.'));
}

/** Runs a request for a link; gives its answer and the letter that it left, if it left one. */
export async function collectLetter(
  ask: () => Promise<Response>,
): Promise<{ answer: Response; letter: Letter | undefined }> {
  const request: { letter?: Letter } = {};
  const answer = await current.run(request, ask);
  return { answer, letter: request.letter };
}
