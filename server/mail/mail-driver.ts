import { createTransport } from 'nodemailer';
import type { Mailbox } from './mailbox.ts';

export interface Message {
  /** One plain address. */
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** How mails leave. */
export interface MailDriver {
  send(message: Message): Promise<void>;
}

/** Keeps mails for the local mailbox page. */
export function mailboxDriver(mailbox: Mailbox): MailDriver {
  return {
    send: (message) => mailbox.keep(message),
  };
}

/** Sends mails through SMTP. A failure reaches the person as a failed sign-in request. */
export function smtpDriver(settings: { smtpUrl: string; from: string }): MailDriver {
  const transport = createTransport(settings.smtpUrl, { from: settings.from });
  return {
    async send({ to, ...content }) {
      // As an object it is one address, whatever stands in it; a text would be taken apart at commas.
      await transport.sendMail({ ...content, to: { name: '', address: to } });
    },
  };
}
