import type { FunctionAnswer } from '@shared/contract/wire';
import { localDay } from './local-day';
import { errorCode, errorMessage } from './errors';
import type { Backend } from './supabase';

type FunctionName =
  | 'analyze_photos'
  | 'generate_summary'
  | 'review_rows'
  | 'sum_photos'
  | 'delete_report_files'
  | 'delete_account';

/** Functions that may ask a model, which takes minutes, and store its answer with the caller's token. */
const ASKS_A_MODEL: ReadonlySet<FunctionName> = new Set([
  'analyze_photos',
  'generate_summary',
  'review_rows',
]);
/** The time limit for a model on a person's own machine, its queue included. */
const LONG_CALL_S = 20 * 60;

/**
 * A function failed, or its outcome is unknown. `message` is its sentence for people; where it is empty, callers show
 * their own. `code` is one of the contract's FunctionErrorCode, 'cancelled', 'cut', or ''.
 */
export class FunctionFailure extends Error {
  readonly code: string;

  constructor(message: string, code = '', options?: ErrorOptions) {
    super(message, options);
    this.name = 'FunctionFailure';
    this.code = code;
  }
}

/** A gateway gave up waiting; the work continues. */
const GATEWAY_TIMEOUT = 504;
const CUT_MESSAGE =
  'The connection was cut before the answer came. Reload the page in a few minutes to see what came of it.';

/**
 * Calls a function. Resolves only for an answer with `success: true`; anything else rejects with a FunctionFailure,
 * whatever the status: a refusal with 200, a proxy's page, an empty answer or none; with the code 'cancelled' once
 * `signal` aborts, and 'cut' where the connection broke before the answer: a question to a model continues.
 */
export async function invokeFunction(
  client: Pick<Backend, 'functions' | 'auth'>,
  name: FunctionName,
  body: object,
  signal?: AbortSignal,
): Promise<void> {
  if (ASKS_A_MODEL.has(name)) await renewShortToken(client);
  const { data, error } = await client.functions.invoke<unknown>(name, {
    body: body as Record<string, unknown>,
    headers: { 'x-day': localDay(new Date()) },
    ...(signal && { signal }),
  });
  // The client reports an abort as if the server were unreachable.
  if (error && signal?.aborted) throw new FunctionFailure('', 'cancelled', { cause: error });
  if (error) throw await readFailure(error);
  if ((data as Partial<FunctionAnswer> | null)?.success !== true) throw toFailure(data, data);
}

/**
 * Renews a token that could expire before the answer is stored. If it cannot be renewed, it is sent as it is: most
 * answers are quick, and the function reports an ended session.
 */
async function renewShortToken({ auth }: Pick<Backend, 'auth'>): Promise<void> {
  const { session } = (await auth.getSession()).data;
  if (session?.expires_at === undefined) return;
  const left = session.expires_at - Date.now() / 1000;
  // Shorter-lived tokens are renewed after half their life, not at each call.
  if (left < Math.min(LONG_CALL_S, session.expires_in / 2)) await auth.refreshSession();
}

async function readFailure(error: unknown): Promise<FunctionFailure> {
  const answered = (error as { context?: unknown }).context;
  if (answered instanceof Response) {
    const body: unknown = await answered
      .clone()
      .json()
      .catch(() => null);
    // The client's own message ("non-2xx status code") is not for people.
    const failure = toFailure(body, error);
    return failure.code === '' && answered.status === GATEWAY_TIMEOUT ? cut(error) : failure;
  }
  if (isBrokenOff(error)) return cut(error);
  const words = error instanceof SyntaxError ? '' : errorMessage(error, '');
  return new FunctionFailure(words, errorCode(error), { cause: error });
}

/** True when an answer broke off: its body is unreadable or incomplete. */
function isBrokenOff(error: unknown): boolean {
  return error instanceof SyntaxError
    ? /\b(?:end|EOF)\b/i.test(error.message)
    : error instanceof TypeError;
}

function cut(cause: unknown): FunctionFailure {
  return new FunctionFailure(CUT_MESSAGE, 'cut', { cause });
}

/** By hand: the schema would bring zod to every screen that only deletes a report. */
function toFailure(answer: unknown, cause: unknown): FunctionFailure {
  const { error, code } = (answer ?? {}) as Record<string, unknown>;
  return new FunctionFailure(
    typeof error === 'string' ? error.trim() : '',
    typeof code === 'string' ? code : '',
    { cause },
  );
}
