import type { Logger } from 'pino';
import { loggedCause } from '../../supabase/functions/_shared/logged-cause.ts';

/** A library's "error" is often a refused request, which is logged anyway. */
const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'warn' } as const;

/**
 * Turns what libraries print into log lines that keep only an error's kind and code: the library at
 * the host's core prints whole errors, including what people typed.
 */
export function captureConsole(logger: Logger, target: Console = console): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    target[method as keyof typeof LEVELS] = (...printed: unknown[]) => {
      const failure = loggedCause(printed.find((one) => one instanceof Error));
      const { name, code } = failure ?? {};
      logger[level]({ name, code }, 'A library printed something; its words are kept back');
    };
  }
}
