import type { FunctionErrorCode } from './wire.ts';

/**
 * A failed question's effect on those after it: it fails alone ('failed'); three alike in a row end
 * the rest ('alike'); all of the report fail, because each would ('all'); or all wait and retry
 * ('later'). The database's `settle_question` applies it.
 */
export type FailureKind = 'failed' | 'alike' | 'all' | 'later';

const FAILURE_KINDS: Partial<Record<FunctionErrorCode, FailureKind>> = {
  photo_unreadable: 'failed',
  not_found: 'failed',
  bad_request: 'failed',
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

export function failureKind(code: string): FailureKind {
  return FAILURE_KINDS[code as FunctionErrorCode] ?? 'alike';
}
