import { writeSync } from 'node:fs';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import { readCurrentRequest } from './current-request.ts';

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * Standard error, because standard output belongs to the line for people with the URL. Lines are
 * written synchronously, so that none is lost when the process ends; one that cannot be written (a
 * full disk, a closed pipe) is dropped, because the host must continue.
 */
const standardError: DestinationStream = {
  write(line) {
    try {
      writeSync(process.stderr.fd, line);
    } catch {
      // There is nowhere else to report it.
    }
  },
};

/** JSON lines: time, level, message and the current request's id. JSON escapes what could forge a line. */
export function createLogger(level: LogLevel, destination = standardError): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => ({ ...readCurrentRequest() }),
    },
    destination,
  );
}
