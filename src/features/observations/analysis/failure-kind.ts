import { codeOf, isPassing } from '@/lib/errors';
import type { FunctionErrorCode } from '../../../../supabase/functions/_shared/contract';

/**
 * What a failed photo means for the photos after it: nothing ('photo'); they would all fail alike until
 * somebody else does something ('all'); the same question may do in a while ('later'); or the photo is
 * looked at already, for another tab or device ('elsewhere').
 */
export type FailureKind = 'photo' | 'all' | 'later' | 'elsewhere';

const KINDS: Partial<Record<FunctionErrorCode, FailureKind>> = {
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

export function failureKind(error: unknown): FailureKind {
  const code = codeOf(error);
  const kind = KINDS[code as FunctionErrorCode];
  if (kind) return kind;
  const cause = error instanceof Error ? error.cause : undefined;
  return isPassing(error) || (code === '' && isPassing(cause)) ? 'later' : 'photo';
}
