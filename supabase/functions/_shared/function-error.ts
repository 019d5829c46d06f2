import type { FunctionAnswer, FunctionErrorCode } from './contract/wire.ts';

const STATUS: Record<FunctionErrorCode, number> = {
  bad_request: 400,
  unauthenticated: 401,
  not_found: 404,
  already_under_way: 409,
  photo_unreadable: 422,
  no_observations: 422,
  allowance_used_up: 429,
  analyst_not_configured: 503,
  analyst_key_refused: 503,
  analyst_quota: 503,
  analyst_no_credit: 503,
  analyst_no_vision: 503,
  analyst_context_too_long: 503,
  analyst_out_of_memory: 503,
  analyst_unreachable: 503,
  analyst_refused: 422,
  analyst_answer_invalid: 502,
  analyst_answer_cut: 502,
  analyst_answer_empty: 502,
  unfinished: 409,
  account_kept: 503,
  cancelled: 499,
  internal: 500,
};

/** True when a model's answer was unusable for any reason. */
export function isUnusableAnswer(error: unknown): boolean {
  return error instanceof FunctionError && error.code.startsWith('analyst_answer_');
}

/**
 * The only error that leaves a function. `message` is written for people: what happened, and what
 * to do. The cause stays in the log.
 */
export class FunctionError extends Error {
  readonly code: FunctionErrorCode;

  constructor(code: FunctionErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FunctionError';
    this.code = code;
  }

  toResponse(headers?: HeadersInit): Response {
    const answer: FunctionAnswer = { success: false, error: this.message, code: this.code };
    return Response.json(answer, { status: STATUS[this.code], headers });
  }
}
