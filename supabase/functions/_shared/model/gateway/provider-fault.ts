import { APICallError, InvalidResponseDataError, RetryError } from 'ai';
import { TooManyBytes } from '../../bytes-from-elsewhere.ts';
import { FAULT_SIGNS, type FaultKind } from './fault-signs.ts';

export interface ProviderFault {
  kind: FaultKind;
  status: number | undefined;
  /** The wait that the provider asks for; null for none, Infinity for "not today". */
  waitMs: number | null;
}

const MAX_READ = 4000;
const UNIT_MS: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** OpenAI's "try again in 1m6.2s", Google's `"retryDelay": "34s"`. */
const IN_WORDS =
  /(?:(?:try|retry) again in|retry in|retrydelay"?\s*:)\s*"?((?:[\d.]+\s*(?:ms|h|m|s)\s*)+)/i;

/** Classifies a failed call, whichever library threw it. */
export function providerFault(thrown: unknown): ProviderFault {
  const error = innermost(thrown);
  const status = readStatus(error);
  const words = readWords(error);
  const sign = FAULT_SIGNS.find(
    ({ statuses, says }) =>
      (statuses === undefined || (status !== undefined && statuses.test(String(status)))) &&
      (says === undefined || says.test(words)),
  );
  const kind = sign?.kind ?? kindWithoutSign(error, status);
  const headers = APICallError.isInstance(error) ? error.responseHeaders : undefined;
  return { kind, status, waitMs: sign?.isForToday ? Infinity : readStatedWait(headers, words) };
}

function kindWithoutSign(error: unknown, status: number | undefined): FaultKind {
  if (status !== undefined) {
    if (status >= 500 || status === 408 || status === 409) return 'unreachable';
    return status >= 400 ? 'bad_request' : 'unknown';
  }
  // Without a status there was no answer; fetch then throws a TypeError.
  if (APICallError.isInstance(error) || error instanceof TypeError) return 'unreachable';
  // An endless stream, or a server that is not a model.
  return InvalidResponseDataError.isInstance(error) ? 'unreachable' : 'unknown';
}

/** The most informative failure: the SDK and its providers wrap the server's words. */
function innermost(error: unknown): unknown {
  if (RetryError.isInstance(error)) return innermost(error.lastError);
  if (APICallError.isInstance(error)) return error;
  const cause = error instanceof Error ? error.cause : undefined;
  const inner = cause === undefined ? undefined : innermost(cause);
  if (APICallError.isInstance(inner) || inner instanceof TooManyBytes) return inner;
  return readStatus(inner) !== undefined ? inner : error;
}

function readStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  // Errors inside a stream have a status too, without being a failed call.
  const status = 'statusCode' in error ? error.statusCode : undefined;
  const stated = status ?? ('status_code' in error ? error.status_code : undefined);
  return typeof stated === 'number' ? stated : undefined;
}

function readWords(error: unknown): string {
  if (typeof error === 'string') return error.slice(0, MAX_READ);
  if (typeof error !== 'object' || error === null) return '';
  const message = 'message' in error && typeof error.message === 'string' ? error.message : '';
  const body = APICallError.isInstance(error) ? (error.responseBody ?? '') : '';
  const other = message || body ? '' : JSON.stringify(error);
  return `${message.slice(0, MAX_READ)}\n${body.slice(0, MAX_READ)}${other.slice(0, MAX_READ)}`;
}

/** The provider's wait before the next request; null for none. */
function readStatedWait(headers: Record<string, string> | undefined, words: string): number | null {
  const exact = Number(headers?.['retry-after-ms'] ?? NaN);
  if (exact >= 0) return exact;
  const after = headers?.['retry-after'];
  if (after !== undefined) {
    const seconds = Number(after);
    // Seconds, or a date.
    const ms = Number.isNaN(seconds) ? Date.parse(after) - Date.now() : seconds * 1000;
    if (!Number.isNaN(ms)) return Math.max(0, ms);
  }
  const stated = IN_WORDS.exec(words)?.[1];
  if (stated === undefined) return null;
  let ms = 0;
  for (const [, amount, unit] of stated.matchAll(/([\d.]+)\s*(ms|h|m|s)/gi)) {
    ms += Number(amount) * (UNIT_MS[(unit ?? '').toLowerCase()] ?? 0);
  }
  return ms;
}
