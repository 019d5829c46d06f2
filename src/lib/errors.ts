/** PostgreSQL: row level security or a missing grant refused it. */
export const PERMISSION_DENIED = '42501';
/** PostgREST: one row was asked for and none came. */
export const NO_ROW = 'PGRST116';
/** PostgreSQL: a unique index already holds this value. */
export const DUPLICATE = '23505';

/** The session is over: the data service's own code, and that of `refuse_ended_session` on Supabase. */
const SESSION_ENDED = ['PGRST303', 'PT401'];
const SESSION_ENDED_MESSAGE = 'Your session has ended. Please sign in again.';

const OFFLINE_MESSAGE =
  'The server could not be reached. Nothing was lost: check your connection and try again.';

function property(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null
    ? (error as Record<string, unknown>)[name]
    : undefined;
}

/** The backend's code ('23505', 'PGRST116', 'allowance_used_up' …), or '' when it gave none. */
export function errorCode(error: unknown): string {
  const code = property(error, 'code');
  return typeof code === 'string' ? code : '';
}

/**
 * The words of Chromium, Firefox, WebKit and Node for a fetch that found nobody. Our own "Failed to
 * fetch observations: …" is another matter.
 */
const NOBODY_ANSWERED =
  /^(?:TypeError: )?(?:failed to fetch(?:$| \(| dynamically)|networkerror|load failed|fetch failed)/i;

/** Whether the request never got an answer: no network, or nobody listening. */
export function isOffline(error: unknown): boolean {
  const name = property(error, 'name');
  if (name === 'FunctionsFetchError') return true;
  if (name === 'AuthRetryableFetchError') return property(error, 'status') === 0;
  const message = property(error, 'message');
  return typeof message === 'string' && NOBODY_ANSWERED.test(message);
}

/** Whether the backend refused the request because its session is over, on either host. */
function hasSessionEnded(error: unknown): boolean {
  return SESSION_ENDED.includes(errorCode(error));
}

/** What a proxy answers for a host that is busy, restarting or slower than the proxy is patient. */
const PASSING_STATUSES = [502, 503, 504];

/** Whether the same question may be answered in a while: nobody was reached, or a status of passing trouble came. */
export function isPassing(error: unknown): boolean {
  const { status } = (property(error, 'context') ?? error ?? {}) as { status?: unknown };
  return isOffline(error) || PASSING_STATUSES.includes(Number(status));
}

/** Whether the way to the server failed, and nothing behind it: nobody was reached, or the answer was cut off. */
export function isOfConnection(error: unknown): boolean {
  return errorCode(error) === 'cut' || isOffline(error) || isOffline(property(error, 'cause'));
}

/** The sentence to show. Backend errors bring their own; no answer at all and an ended session get ours. */
export function errorMessage(error: unknown, fallback = 'An unexpected error occurred.'): string {
  if (isOffline(error)) return OFFLINE_MESSAGE;
  if (hasSessionEnded(error)) return SESSION_ENDED_MESSAGE;
  const message = typeof error === 'string' ? error : property(error, 'message');
  return typeof message === 'string' && message.trim() !== '' ? message : fallback;
}

/** Codes of our own functions in the database, whose words are for people; its others are for whoever runs it. */
const WORDS_FOR_PEOPLE = /^(?:PT\d{3}|22023)$/;
const CODE_OF_DATABASE = /^(?:PGRST\d+|[0-9A-Z]{5})$/;
/** A page that something between here and the server answered with. */
const IS_PAGE = /^\s*</;

/**
 * The sentence for a panel that says what could not be read. What the database, its data service or a proxy
 * says in its own terms tells a person nothing; where the specification shows it, `errorMessage` does.
 */
export function panelMessage(error: unknown): string {
  const code = errorCode(error);
  const message = errorMessage(error);
  const isRaw =
    CODE_OF_DATABASE.test(code) && !WORDS_FOR_PEOPLE.test(code) && !hasSessionEnded(error);
  return isRaw || IS_PAGE.test(message)
    ? 'The server could not answer. Nothing was lost: try again in a moment.'
    : message;
}

/**
 * The server's own words for a failure. The fallback stands where it gave none, did not answer, or
 * where the failure is not its own but a fault of the page.
 */
export function serverErrorMessage(
  error: unknown,
  fallback = 'An unexpected error occurred.',
): string {
  const isOfThePage = error instanceof Error && property(error, 'code') === undefined;
  return isOfThePage || typeof error === 'string' || isOffline(error)
    ? fallback
    : errorMessage(error, fallback);
}

interface Answer {
  data: unknown;
  error: unknown;
  status: number;
}

/** A query's data; its error, thrown, keeps the status that tells a passing failure from a lasting one. */
export function unwrapData<A extends Answer>({
  data,
  error,
  status,
}: A): Extract<A, { error: null }>['data'] {
  if (error) throw Object.assign(error as object, { status });
  return data;
}
