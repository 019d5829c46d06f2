import type { Logger } from 'pino';
import { FunctionError } from '../../supabase/functions/_shared/function-error.ts';
import type { FunctionSettings } from '../../supabase/functions/_shared/function-settings.ts';
import { loggedCause } from '../../supabase/functions/_shared/logged-cause.ts';

/**
 * Logs for host and functions what no answer may carry. Messages are this program's own sentences;
 * a cause keeps only its kind, code and place.
 */
export function hostLog(logger: Logger): FunctionSettings['log'] {
  return (message, cause) => {
    if (cause === undefined) return logger.info(message);
    // An expected refusal needs no place, but its cause does.
    const isForeseen = cause instanceof FunctionError && cause.code !== 'internal';
    const error = loggedCause(isForeseen ? cause.cause : cause);
    logger[isForeseen ? 'warn' : 'error']({ ...(error ? { error } : {}) }, message);
  };
}
