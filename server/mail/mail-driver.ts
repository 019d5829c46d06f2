import { setTimeout as pause } from 'node:timers/promises';
import type { Transporter } from 'nodemailer';

export interface Message {
  /** One plain address. */
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface MailDriver {
  send(message: Message): Promise<void>;
}

/** A person waits for it: Nodemailer's own limits go up to ten minutes. */
const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };
/** For the whole mail, even if the server delays each step. */
const SEND_WITHIN_MS = 30_000;

/** Sends mails by SMTP. A failure reaches the person as a failed sign-in request. */
export function smtpDriver(
  settings: { smtpUrl: string; from: string },
  sendWithinMs = SEND_WITHIN_MS,
): MailDriver {
  const connect = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ ...LIMITS, url: settings.smtpUrl }, { from: settings.from });
  };
  // Made at the first mail: a host without a mail server need not load the library.
  let transport: ReturnType<typeof connect> | undefined;
  return {
    async send({ to, ...content }) {
      transport ??= connect();
      // As an object it is one address, whatever it holds; a string would be split at commas.
      const sent = (await transport).sendMail({ ...content, to: { name: '', address: to } });
      const late = new AbortController();
      const tooLate = pause(sendWithinMs, undefined, { ref: false, signal: late.signal }).then(
        () => {
          throw new Error('The mail server did not take the mail in time.');
        },
      );
      await Promise.race([sent, tooLate]).finally(() => late.abort());
    },
  };
}
