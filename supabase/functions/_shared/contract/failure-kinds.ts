import type { FunctionErrorCode } from './wire.ts';

/**
 * What a failed question about a photo means: for this photo alone ('photo'); that all would fail alike until somebody
 * else does something ('all'); that the same question may do in a while ('later'); or that somebody else's question
 * about this photo is under way ('elsewhere').
 */
export type FailureKind = 'photo' | 'all' | 'later' | 'elsewhere';

/** Codes that say more than that this photo failed. */
export const FAILURE_KINDS: Partial<Record<FunctionErrorCode, FailureKind>> = {
  already_under_way: 'elsewhere',
  unauthenticated: 'all',
  allowance_used_up: 'all',
  analyst_not_configured: 'all',
  analyst_key_refused: 'all',
  analyst_no_credit: 'all',
  analyst_no_vision: 'all',
  analyst_out_of_memory: 'all',
  analyst_quota: 'later',
  analyst_unreachable: 'later',
};

/** Failures that lie in the one photo or its row, the last one that it is gone; they say nothing of the next. */
const OF_ONE_PHOTO = ['photo_unreadable', 'not_found', 'bad_request', 'PGRST116'];

/** Photos in a row that fail for one reason: the next would be asked about, and paid for, in vain. */
const ALIKE_IN_A_ROW = 3;

/** After how many failures in a row with this code a run of photos ends, whoever runs it; null for none. */
export function endsRunAfter(code: string): number | null {
  if (OF_ONE_PHOTO.includes(code)) return null;
  return FAILURE_KINDS[code as FunctionErrorCode] === 'all' ? 1 : ALIKE_IN_A_ROW;
}
