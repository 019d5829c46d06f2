/** The parts of a failure that are logged: its kind and place. */
export interface LoggedCause {
  name: string;
  code?: string;
  /** The calls that led to it, innermost first. */
  stack?: string[];
  cause?: LoggedCause;
}

/** Deeper causes show where a library was, not what went wrong. */
const MAX_CAUSES = 3;
/** The engine's own limit. */
const MAX_FRAMES = 10;
/** The characters of kinds and codes (`ZodError`, `23505`, `ECONNREFUSED`, `over_request_rate_limit`). */
const WORD = /^[\w.-]{1,40}$/;
/** A stack line of this program: `at name (place:line:column)`, name and place without blanks. */
const FRAME = /^ +at (?:(?:async |new )*[\w$.<>#]+ )?\(?[\w$@%+~:/.-]+:\d+:\d+\)?$/;

/**
 * A failure without its message, which may quote what a person typed, a token or a photo's address
 * (databases and parsers do), and without other properties. Undefined for anything but an object.
 */
export function loggedCause(cause: unknown, depth = MAX_CAUSES): LoggedCause | undefined {
  if (typeof cause !== 'object' || cause === null) return undefined;
  const inner = 'cause' in cause && depth > 1 ? loggedCause(cause.cause, depth - 1) : undefined;
  const code = readCode(cause);
  const stack = readFrames(cause);
  return {
    name: ('name' in cause && readWord(cause.name)) || 'Error',
    ...(code ? { code } : {}),
    ...(stack.length > 0 ? { stack } : {}),
    ...(inner ? { cause: inner } : {}),
  };
}

function readCode(cause: object): string | undefined {
  if ('code' in cause) return readWord(cause.code);
  // Errors of model providers have an HTTP status instead.
  return 'statusCode' in cause ? readWord(cause.statusCode) : undefined;
}

function readWord(value: unknown): string | undefined {
  const word = typeof value === 'number' ? String(value) : value;
  return typeof word === 'string' && WORD.test(word) ? word : undefined;
}

/** The stack's calls. The stack begins with the message, whose lines may look like calls. */
function readFrames(cause: object): string[] {
  if (!('stack' in cause) || typeof cause.stack !== 'string') return [];
  const message = 'message' in cause && typeof cause.message === 'string' ? cause.message : '';
  const at = cause.stack.indexOf(message);
  // A message changed since is still quoted in the stack, and cannot be told from the calls.
  if (at < 0) return [];
  return cause.stack
    .slice(at + message.length)
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => line.trim().slice('at '.length));
}
