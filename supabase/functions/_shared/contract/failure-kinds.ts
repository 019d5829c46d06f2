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
