/** PostgreSQL: refused by row level security or a missing grant. */
export const PERMISSION_DENIED = '42501';
/** PostgREST: one row was requested and none found. */
export const NO_ROW = 'PGRST116';
/** PostgreSQL: a unique index already holds this value. */
export const DUPLICATE = '23505';

/** The session has ended: the data service's own code, and that of `refuse_ended_session` on Supabase. */
const SESSION_ENDED = ['PGRST303', 'PT401'];
const SESSION_ENDED_MESSAGE = 'Your session has ended. Please sign in again.';

const UNEXPECTED = 'An unexpected error occurred.';
const UNTOLD_MESSAGE = 'The server could not answer. Nothing was lost: try again in a moment.';
const OFFLINE_MESSAGE =
  'The server could not be reached. Nothing was lost: check your connection and try again.';

/** For a write that returned nothing although the stored row is unchanged. */
export function noDataReturned(what: string): string {
  return `No data was returned, so it is not certain that ${what} was saved. Refresh to see what is stored.`;
}

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
 * Chromium's, Firefox's, WebKit's and Node's messages for a failed fetch. Excludes our own "Failed to fetch
 * observations: …".
 */
const NOBODY_ANSWERED =
  /^(?:TypeError: )?(?:failed to fetch(?:$| \(| dynamically)|networkerror|load failed|fetch failed)/i;

/** True when the request got no answer: no network, or no server. */
export function isOffline(error: unknown): boolean {
  const name = property(error, 'name');
  if (name === 'FunctionsFetchError') return true;
  if (name === 'AuthRetryableFetchError') return property(error, 'status') === 0;
  const message = property(error, 'message');
  return typeof message === 'string' && NOBODY_ANSWERED.test(message);
}

/** True when the backend refused an ended session, on either host. */
function hasSessionEnded(error: unknown): boolean {
  return SESSION_ENDED.includes(errorCode(error));
}

/** A proxy's statuses for a host that is busy, restarting or too slow. */
const PASSING_STATUSES = [502, 503, 504];

/** True when a retry may succeed: no answer, or a temporary status. */
export function isPassing(error: unknown): boolean {
  const { status } = (property(error, 'context') ?? error ?? {}) as { status?: unknown };
  return isOffline(error) || PASSING_STATUSES.includes(Number(status));
}

/** True when only the connection failed: no answer, or one cut off. */
function isOfConnection(error: unknown): boolean {
  return errorCode(error) === 'cut' || isOffline(error) || isOffline(property(error, 'cause'));
}

/** The failure's own message, where the specification shows the server's. No answer and an ended session have ours. */
export function givenMessage(error: unknown, fallback = UNEXPECTED): string {
  if (isOffline(error)) return OFFLINE_MESSAGE;
  if (hasSessionEnded(error)) return SESSION_ENDED_MESSAGE;
  const message = typeof error === 'string' ? error : property(error, 'message');
  return typeof message === 'string' && message.trim() !== '' ? message : fallback;
}

/** Sentences for people, by database codes. */
const OF_CODE: Record<string, string> = {
  [NO_ROW]:
    'It is not there any more, or you have no permission to change it. Refresh to see what is stored.',
  [PERMISSION_DENIED]: 'You have no permission for this.',
};
/** Codes whose messages are for people: our database functions' and the host's refusals. */
const WORDS_FOR_PEOPLE = /^(?:PT\d{3}|22023|[a-z]+(?:_[a-z]+)+)$/;
const OF_SERVICE = /^(?:Postgrest|Storage|Auth|Functions)/;
const OF_THE_PAGE = /^(?:Type|Range|Reference|Syntax)Error$/;
/** An HTML page from something between here and the server. */
const IS_PAGE = /^\s*</;

/** True for messages of ours, or with a code that has a message for people. */
function isForPeople(error: unknown): boolean {
  const code = errorCode(error);
  if (typeof error === 'string' || WORDS_FOR_PEOPLE.test(code)) return true;
  if (!(error instanceof Error) || OF_SERVICE.test(error.name)) return false;
  // Without such a code, the answer was not our function's.
  return (error.name === 'FunctionFailure') === (code !== '');
}

/**
 * The sentence to show: ours for the failure, or another one written for people. Technical messages of the database,
 * data service, storage or a proxy are replaced; where the specification shows them, use `givenMessage`.
 */
export function errorMessage(error: unknown, fallback = UNEXPECTED): string {
  const message = givenMessage(error, '');
  if (isOfConnection(error) || hasSessionEnded(error)) return message;
  const isOfThePage = error instanceof Error && OF_THE_PAGE.test(error.name);
  if (message === '' || isOfThePage) return fallback;
  if (isForPeople(error) && !IS_PAGE.test(message)) return message;
  return OF_CODE[errorCode(error)] ?? UNTOLD_MESSAGE;
}

/**
 * The server's own message for a failure; the fallback where it gave none or did not answer, or where the page itself
 * failed.
 */
export function serverErrorMessage(error: unknown, fallback = UNEXPECTED): string {
  const isOfThePage = error instanceof Error && property(error, 'code') === undefined;
  return isOfThePage || typeof error === 'string' || isOffline(error)
    ? fallback
    : givenMessage(error, fallback);
}

interface Answer {
  data: unknown;
  error: unknown;
  status: number;
}

/** Returns a query's data, or throws its error with the status, which tells temporary failures from permanent ones. */
export function unwrapData<A extends Answer>({
  data,
  error,
  status,
}: A): Extract<A, { error: null }>['data'] {
  if (error) throw Object.assign(error as object, { status });
  return data;
}
