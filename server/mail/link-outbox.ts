import { AsyncLocalStorage } from 'node:async_hooks';
import type { App } from '@supabase/lite';

type Mailer = NonNullable<App['_mailer']>;

/** A sign-in link waiting to be mailed. */
export interface Letter {
  to: string;
  tokenHash: string;
}

const current = new AsyncLocalStorage<{ letter?: Letter }>();

/**
 * The library's mailer: keeps the letter for the request that asked for it, so that the host
 * decides when it is sent and what it says. Refuses mails that the product never sends.
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

/** Runs a request for a link; returns its answer and its letter, if any. */
export async function collectLetter(
  ask: () => Promise<Response>,
): Promise<{ answer: Response; letter: Letter | undefined }> {
  const request: { letter?: Letter } = {};
  const answer = await current.run(request, ask);
  return { answer, letter: request.letter };
}
