export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** ISO 8601 in UTC. */
  sentAt: string;
}

/** More than one person testing alone looks back at. */
const MAX_MAILS = 200;

/** Mails that were not sent, because no SMTP is configured; newest first, gone with the process. */
export class Mailbox {
  readonly #mails: Mail[] = [];

  keep(mail: Omit<Mail, 'sentAt'>): void {
    this.#mails.unshift({ ...mail, sentAt: new Date().toISOString() });
    this.#mails.length = Math.min(this.#mails.length, MAX_MAILS);
  }

  list(): readonly Mail[] {
    return this.#mails;
  }
}
