import { errorCode, isPassing } from '@/lib/errors';
import { POLLS, pollDelayMs } from '@/lib/follow-answer';
import type { FunctionErrorCode } from '../../../../supabase/functions/_shared/contract/wire';

/**
 * What a failed question means: for this photo alone ('photo'); that all would fail alike until somebody else
 * does something ('all'); that the same question may do in a while ('later'); or that somebody else's question
 * about this photo is under way ('elsewhere').
 */
export type FailureKind = 'photo' | 'all' | 'later' | 'elsewhere';

/** How a photo's question is retried, for whatever runs a report's photos. */
export const PHOTO_TASK = {
  /** More at once would only wait at the analyst, unless the host says that it takes more. */
  atOnce: 4,
  /** All photos wait, then one tries; so many failures in a row, and the rest waits for a person. */
  later: {
    attempts: 3,
    inARow: 3,
    waitMs: (times: number): number => 15_000 * 4 ** (times - 1),
  },
  /** The photo waits alone, and takes no slot meanwhile. */
  elsewhere: { attempts: POLLS + 1, waitMs: pollDelayMs },
  /** So many failures alike before the first answer: then it is none of the photos' doing. */
  alikeFromTheFirst: 5,
} as const;

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
  const code = errorCode(error);
  const kind = KINDS[code as FunctionErrorCode];
  if (kind) return kind;
  const cause = error instanceof Error ? error.cause : undefined;
  return isPassing(error) || (code === '' && isPassing(cause)) ? 'later' : 'photo';
}

/** A model that answers in no usable form would be asked, and paid, for every photo of the report. */
export function failAlike(errors: readonly unknown[]): boolean {
  const codes = new Set(errors.map(errorCode));
  return (
    errors.length >= PHOTO_TASK.alikeFromTheFirst &&
    codes.size === 1 &&
    !codes.has('photo_unreadable')
  );
}
