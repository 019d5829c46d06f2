import type { Queries } from '../database/database.ts';
import type { Message } from './mail-driver.ts';

export interface Mail extends Message {
  /** ISO 8601 in UTC. */
  sentAt: string;
}

export interface Mailbox {
  keep: (mail: Message) => Promise<void>;
  /** Newest first. */
  list(): Promise<Mail[]>;
}

/** More than a person testing alone needs. */
const MAX_MAILS = 200;
/** A link is valid for an hour. */
const KEPT_FOR = '1 day';

/** Mails that were not sent, because no SMTP is configured; shared by all hosts of the database. */
export function openMailbox(database: Pick<Queries, 'query'>): Mailbox {
  return {
    async keep(mail) {
      await database.query('insert into host.mails (mail) values ($1::text::jsonb)', [
        JSON.stringify(mail),
      ]);
      await database.query(
        `delete from host.mails where sent_at < now() - $1::interval
           or id <= (select id from host.mails order by id desc offset $2 limit 1)`,
        [KEPT_FOR, MAX_MAILS],
      );
    },
    async list() {
      const { rows } = await database.query<{ mail: Message; sent_at: string }>(
        'select mail, sent_at from host.mails order by id desc',
      );
      return rows.map(({ mail, sent_at }) => ({ ...mail, sentAt: sent_at }));
    },
  };
}
