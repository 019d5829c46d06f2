import type { Queries } from '../database/database.ts';
import type { HostSettings } from '../settings.ts';
import { type HourlyCount, hourlyCount } from './rate-limits.ts';

/** Letters of the hour that leave for an account whatever else has left. */
const LETTERS_KEPT_FOR_EACH_ACCOUNT = 1;

const EVERYBODY = 'everybody';

/** Resolves to true while another letter may leave for an address. Counts letters, not requests for them. */
export type LetterBounds = (address: string, isAdmitted: boolean) => Promise<boolean>;

/**
 * Bounds the letters of an hour: RATE_LIMIT_OTP_IN_ALL for addresses that have never signed in, and as many again for
 * those that have, which no stranger uses up, beside one that is kept for each of them. An address that gets no letter
 * counts nothing, and gets the same refusal as one that has never signed in, so that neither is told from the other.
 */
export function letterBounds(
  database: Pick<Queries, 'query'>,
  settings: Pick<HostSettings, 'rateLimits'>,
): LetterBounds {
  const inAll = () => settings.rateLimits.otpInAll;
  const count = (name: string, perHour: () => number) => hourlyCount(database, { name, perHour });
  const newcomers = count('letter to a newcomer', inAll);
  const kept = count('letter kept for an account', () => LETTERS_KEPT_FOR_EACH_ACCOUNT);
  const accounts = count('letter to an account', inAll);
  const leaves = async (bound: HourlyCount, countedFor: string) =>
    !(await bound.take(countedFor)).isOver;
  return async (address, isAdmitted) => {
    if (!isAdmitted) return !(await newcomers.isFull(EVERYBODY));
    const { rows } = await database.query(
      'select 1 from auth.users u join private.signed_in s on s.user_id = u.id where u.email = $1',
      [address],
    );
    if (rows.length === 0) return leaves(newcomers, EVERYBODY);
    return (await leaves(kept, address)) || leaves(accounts, EVERYBODY);
  };
}
