import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_DIGITS } from '../supabase/functions/_shared/contract/sign-in.ts';
import type { Queries } from './database/database.ts';
import type { Letter } from './mail/link-outbox.ts';

/** Tries of one code; strangers cannot use them up, because they ask from another browser. */
const MOST_TRIES = 5;

/** The code that a person types, with the secret of the browser that requested the mail. */
export interface TypedCode {
  email: string;
  token: string;
  browser: string;
}

interface Mail {
  token_hash: string;
  code_hash: string;
  tries: number;
  was_used: boolean;
  is_old: boolean;
}

/**
 * Stores the codes of mailed links in the hosts' own table. A code signs in only the browser that
 * requested the mail.
 */
export function signInCodes(database: Pick<Queries, 'query'>) {
  /** Newest first. */
  const readMails = async (where: string, values: unknown[]) => {
    const { rows } = await database.query<Mail>(
      `select token_hash, code_hash, tries, used_at is not null as was_used,
         sent_at < now() - interval '1 hour' as is_old
       from host.sign_in_mails where ${where} order by sent_at desc`,
      values,
    );
    return rows;
  };
  return {
    /** Creates a letter's code for the browser that requested it. */
    async make({ to, tokenHash }: Letter, browser: string): Promise<string> {
      const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
      await database.query(
        `with gone as (delete from host.sign_in_mails where sent_at < now() - interval '1 day')
         insert into host.sign_in_mails (token_hash, email, browser_hash, code_hash) values ($1, $2, $3, $4)`,
        [tokenHash, sum(to), sum(to + browser), sum(tokenHash + code)],
      );
      return code;
    },
    /** Finds the link for a code, or the reason why there is none; a wrong code counts as a try. */
    async find({ email, token, browser }: TypedCode): Promise<{ link: string } | { why: string }> {
      const [newest, ...others] = await readMails('browser_hash = $1', [sum(email + browser)]);
      if (!newest) return { why: ELSEWHERE };
      if (newest.was_used) return { why: `This code was used${AGAIN}` };
      if (newest.is_old) return { why: `This code is more than an hour old${AGAIN}` };
      if (token.length !== CODE_DIGITS) return { why: NOT_WHOLE };
      // A right code does not count as a try: it may have to be used again after the database was away.
      const isRight = hasCode(newest, token);
      const { rows } = await database.query<{ tries: number }>(
        `update host.sign_in_mails set tries = tries + $3::integer where token_hash = $1 and tries < $2 returning tries`,
        [newest.token_hash, MOST_TRIES, isRight ? 0 : 1],
      );
      const tries = rows[0]?.tries;
      if (tries === undefined) return { why: `This code was tried ${MOST_TRIES} times${AGAIN}` };
      if (isRight) return { link: newest.token_hash };
      if (others.some((one) => hasCode(one, token))) return { why: NEWER_CODE };
      return { why: `This is not the code of the newest mail. Tries left: ${MOST_TRIES - tries}` };
    },
    async use(link: string): Promise<void> {
      await database.query('update host.sign_in_mails set used_at = now() where token_hash = $1', [
        link,
      ]);
    },
    /** Explains why a link does not work, which only its recipient can ask; null for an unknown link. */
    async explain(link: string): Promise<string | null> {
      const [mail] = await readMails('token_hash = $1', [link]);
      if (!mail) return null;
      if (mail.was_used) return 'This link was used already';
      if (mail.is_old) return 'This link is more than an hour old';
      return 'A newer link was sent: open the one in the newest mail';
    },
  };
}

export type SignInCodes = ReturnType<typeof signInCodes>;

const AGAIN = '; ask for a new link';
const NOT_WHOLE = 'A code has eight digits: copy it whole from the newest mail';
const NEWER_CODE = 'A newer code was sent: type the one in the newest mail';
const ELSEWHERE =
  'No code waits for this address in this browser: type it where you asked for the mail, or ask for a new link here';

function sum(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function hasCode({ token_hash, code_hash }: Mail, code: string): boolean {
  return timingSafeEqual(Buffer.from(sum(token_hash + code)), Buffer.from(code_hash));
}
