import type { Queries } from '../database/database.ts';
import type { HostSettings } from '../settings.ts';
import { type HourlyCount, hourlyCount } from './rate-limits.ts';

/** Letters an hour that each account gets, whatever else is sent. */
const LETTERS_KEPT_FOR_EACH_ACCOUNT = 1;

const EVERYBODY = 'everybody';

/** Resolves to true while another letter may be sent to an address. Counts letters, not requests for them. */
export type LetterBounds = (address: string, isAdmitted: boolean) => Promise<boolean>;

/**
 * Bounds the letters of an hour: RATE_LIMIT_OTP_IN_ALL for addresses that have never signed in, as many again for those
 * that have, which no stranger can use up, and one reserved for each of them. An address that gets no letter is not
 * counted, and is refused like one that has never signed in, so the two look alike.
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
