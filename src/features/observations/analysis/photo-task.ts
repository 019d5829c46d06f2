import { errorCode, isPassing } from '@/lib/errors';
import { POLLS, pollDelayMs } from '@/lib/follow-answer';
import {
  FAILURE_KINDS,
  type FailureKind,
} from '../../../../supabase/functions/_shared/contract/failure-kinds';
import type { FunctionErrorCode } from '../../../../supabase/functions/_shared/contract/wire';

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
} as const;

export function failureKind(error: unknown): FailureKind {
  const code = errorCode(error);
  const kind = FAILURE_KINDS[code as FunctionErrorCode];
  if (kind) return kind;
  const cause = error instanceof Error ? error.cause : undefined;
  return isPassing(error) || (code === '' && isPassing(cause)) ? 'later' : 'photo';
}
