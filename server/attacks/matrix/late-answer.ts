import { z } from 'zod';
import type { FunctionErrorCode } from '../../../supabase/functions/_shared/contract/wire.ts';
import { FunctionError } from '../../../supabase/functions/_shared/function-error.ts';

const refusalSchema = z.object({ success: z.literal(false), code: z.string() });

/**
 * The status that a function's refusal has where it comes in time. On a busy machine it may begin with status 200
 * and signs of life instead (`_shared/kept-alive.ts`), and be a refusal all the same.
 */
export function refusalStatus(answer: unknown): number | null {
  const refusal = refusalSchema.safeParse(answer).data;
  return refusal
    ? new FunctionError(refusal.code as FunctionErrorCode, '').toResponse().status
    : null;
}

/** That status of an answer which began with signs of life; null for any other answer. */
export function lateStatus(text: string): number | null {
  return text.startsWith('\n') ? refusalStatus(JSON.parse(text)) : null;
}
