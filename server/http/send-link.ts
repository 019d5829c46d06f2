import { setTimeout as wait } from 'node:timers/promises';
import { collectLetter } from '../mail/link-outbox.ts';
import type { SignInCodes } from '../sign-in-codes.ts';
import type { MailDriver } from '../mail/mail-driver.ts';
import { signInMail } from '../mail/sign-in-mail.ts';
import { getFault } from '../neighbour-faults.ts';
import type { LetterBounds } from './letter-bounds.ts';
import { tooMany } from './rate-limits.ts';
import { refusal } from './refusal.ts';

/**
 * A first request creates an account, which takes some milliseconds longer than finding one. Letters leave this long
 * after the request, so that the answer's time does not reveal who has an account.
 */
const LEAVES_AFTER_MS = 400;

const NO_LETTER_LEFT =
  'This server has sent as many sign-in links as it may in an hour. A link you already have still works; otherwise please try again in an hour.';

/** A request for a link, with the address and the browser's secret. */
export interface LinkWish {
  request: Request;
  to: string;
  browser: string;
}

interface LinkParts {
  mail: MailDriver;
  codes: Pick<SignInCodes, 'make'>;
  origins: [string, ...string[]];
  /** True when an address has an account or may have one. */
  admits(address: string): Promise<boolean>;
  mayLeave: LetterBounds;
  /**
   * True when everybody may have an account: then all addresses are treated alike, and people learn
   * when the mail server fails.
   */
  isOpen: boolean;
  /** Two first requests for one address would both create its account, and one would fail. */
  withLock<T>(name: string, work: () => Promise<T>): Promise<T>;
  log(message: string, cause?: unknown): void;
}

/**
 * Requests a link for the address `to` and mails it. `ask` creates the link; it leads to the one of
 * `origins` that the person used, else to the first. Where not everybody may have an account, all
 * answers are alike: they leave when `leaves` resolves, with or without a letter, and reveal
 * nothing of the mail server, which no stranger's request reaches.
 */
export async function sendLink(
  { request, to, browser }: LinkWish,
  ask: (request: Request) => Promise<Response>,
  parts: LinkParts,
  leaves: Promise<unknown> = wait(LEAVES_AFTER_MS),
): Promise<Response> {
  const { answer, letter } = await collectLetter(() =>
    parts.withLock(`account ${to}`, async () => {
      const isAdmitted = await parts.admits(to);
      if (!(await parts.mayLeave(to, isAdmitted))) return tooMany(NO_LETTER_LEFT);
      return isAdmitted ? ask(request) : accepted();
    }),
  );
  await leaves;
  if (answer.status >= 500) return notSent();
  if (!answer.ok) return answer;
  if (letter) {
    const code = await parts.codes.make(letter, browser);
    const message = signInMail(letter, code, originFor(request, parts.origins));
    const sent = parts.mail.send(message).then(
      () => true,
      (error: unknown) => {
        parts.log('A sign-in link could not be mailed', error);
        return false;
      },
    );
    if (parts.isOpen && !(await sent)) return notSent();
  }
  return accepted();
}

function notSent(): Response {
  const { status, code, message } = getFault('mail');
  return refusal(status, code, message);
}

/** The same answer for everybody. */
function accepted(): Response {
  return Response.json({}, { headers: { 'access-control-allow-origin': '*' } });
}

function originFor(request: Request, origins: [string, ...string[]]): string {
  const wanted = new URL(request.url).searchParams.get('redirect_to');
  const origin = wanted && URL.canParse(wanted) ? new URL(wanted).origin : null;
  return origin && origins.includes(origin) ? origin : origins[0];
}
