import type { Logger } from 'pino';
import { FunctionError } from '../../supabase/functions/_shared/function-error.ts';
import type { FunctionSettings } from '../../supabase/functions/_shared/function-settings.ts';
import { loggedCause } from '../../supabase/functions/_shared/logged-cause.ts';

/**
 * Logs for the host and the functions what no answer may carry. Messages are sentences of this program; of a cause only
 * its kind, code and place are kept.
 */
export function hostLog(logger: Logger): FunctionSettings['log'] {
  return (message, cause) => {
    if (cause === undefined) return logger.info(message);
    // An expected refusal needs no place; its cause does.
    const isForeseen = cause instanceof FunctionError && cause.code !== 'internal';
    const error = loggedCause(isForeseen ? cause.cause : cause);
    logger[isForeseen ? 'warn' : 'error']({ ...(error ? { error } : {}) }, message);
  };
}
