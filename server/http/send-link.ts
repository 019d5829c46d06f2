import { setTimeout as wait } from 'node:timers/promises';
import { collectLetter } from '../mail/link-outbox.ts';
import type { MailDriver } from '../mail/mail-driver.ts';
import { signInMail } from '../mail/sign-in-mail.ts';
import { refusal } from './refusal.ts';

/**
 * A first request makes an account, which takes some milliseconds longer than finding one. Letters leave
 * this long after the request came, so the time of an answer does not tell who has an account.
 */
const LEAVES_AFTER_MS = 400;

const LINK_NOT_SENT = 'The sign-in link could not be sent. Please try again in a few minutes.';

/**
 * Asks the sign-in service for a link to the address `to` and mails it. `ask` makes the link; `origins` are this host's
 * addresses, of which the link leads to the one that the person used, else to the first.
 */
export async function sendLink(
  { request, to }: { request: Request; to: string },
  ask: (request: Request) => Promise<Response>,
  parts: {
    mail: MailDriver;
    origins: [string, ...string[]];
    /** Two first requests for one address would both make its account, and one of them fail. */
    inTurn<T>(name: string, work: () => Promise<T>): Promise<T>;
    log(message: string, cause?: unknown): void;
  },
): Promise<Response> {
  const leaves = wait(LEAVES_AFTER_MS);
  const { answer, letter } = await collectLetter(() =>
    parts.inTurn(`account ${to}`, () => ask(request)),
  );
  await leaves;
  if (answer.status >= 500) return refusal(500, 'unexpected_failure', LINK_NOT_SENT);
  if (!answer.ok || !letter) return answer;
  try {
    await parts.mail.send(signInMail(letter, originFor(request, parts.origins)));
  } catch (error) {
    parts.log('A sign-in link could not be mailed', error);
    return refusal(500, 'unexpected_failure', LINK_NOT_SENT);
  }
  return answer;
}

function originFor(request: Request, origins: [string, ...string[]]): string {
  const wanted = new URL(request.url).searchParams.get('redirect_to');
  const origin = wanted && URL.canParse(wanted) ? new URL(wanted).origin : null;
  return origin && origins.includes(origin) ? origin : origins[0];
}
