import type { Logger } from 'pino';
import { loggedCause } from '../../supabase/functions/_shared/logged-cause.ts';

/** A library's "error" is often a refused request, whose own line says so. */
const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'warn' } as const;

/**
 * Turns what libraries print into lines of the log, which keep an error's kind and code alone: the
 * library at the host's core prints whole errors, with the values that people typed.
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
