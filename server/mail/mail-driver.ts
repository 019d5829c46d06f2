import { createTransport } from 'nodemailer';
import type { EmailDriver } from '@supabase/lite';
import type { Mailbox } from './mailbox.ts';
import { withRedirect } from './redirect-in-mail.ts';

type Message = Parameters<EmailDriver['send']>[0];

/** A link of the library's, as it stands in a text and, with `&amp;`, in HTML. */
const LINK = /https?:\/\/[^\s"<>]+\/auth\/v1\/verify\?[^\s"<>]+/g;

/** Keeps mails for the local mailbox page. */
export function mailboxDriver(mailbox: Mailbox): EmailDriver {
  return {
    send(message) {
      mailbox.keep(finished(message));
      return Promise.resolve();
    },
  };
}

/** Writes mails to the log, where only the operator reads: for a host that strangers reach and that has no SMTP. */
export function logDriver(log: (line: string) => void): EmailDriver {
  return {
    send(message) {
      const { to, text } = finished(message);
      log(`Mail to ${to} (not sent, SMTP_URL is not set):\n${text}`);
      return Promise.resolve();
    },
  };
}

/** Sends mails through SMTP. A failure reaches the person as a failed sign-in request. */
export function smtpDriver(settings: { smtpUrl: string; from: string }): EmailDriver {
  const transport = createTransport(settings.smtpUrl, { from: settings.from });
  return {
    async send(message) {
      await transport.sendMail(finished(message));
    },
  };
}

function finished(message: Message): { to: string; subject: string; text: string; html: string } {
  const html = (message.html ?? '').replace(LINK, (link) =>
    withRedirect(link.replaceAll('&amp;', '&')).replaceAll('&', '&amp;'),
  );
  const link = LINK.exec(message.text ?? '')?.[0];
  LINK.lastIndex = 0;
  const text = link
    ? `Sign in to Plumbline with this link:\n\n${withRedirect(link)}\n\nIt works once, for one hour. If you did not ask for it, ignore this mail.\n`
    : (message.text ?? '');
  return { to: message.to, subject: message.subject, text, html };
}
