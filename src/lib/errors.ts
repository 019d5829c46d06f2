/** PostgreSQL: row level security or a missing grant refused it. */
export const PERMISSION_DENIED = '42501';
/** PostgREST: one row was asked for and none came. */
export const NO_ROW = 'PGRST116';
/** PostgreSQL: a unique index already holds this value. */
export const DUPLICATE = '23505';

/** The session is over: the data service's own code, and that of `refuse_ended_session` on Supabase. */
const SESSION_ENDED = ['PGRST303', 'PT401'];
const SESSION_ENDED_MESSAGE = 'Your session has ended. Please sign in again.';

const UNEXPECTED = 'An unexpected error occurred.';
const UNTOLD_MESSAGE = 'The server could not answer. Nothing was lost: try again in a moment.';
const OFFLINE_MESSAGE =
  'The server could not be reached. Nothing was lost: check your connection and try again.';

/** For a write that came back empty although what it was based on is stored unchanged: `what` it was of. */
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
 * The words of Chromium, Firefox, WebKit and Node for a fetch that found nobody. Our own "Failed to
 * fetch observations: …" is another matter.
 */
const NOBODY_ANSWERED =
  /^(?:TypeError: )?(?:failed to fetch(?:$| \(| dynamically)|networkerror|load failed|fetch failed)/i;

/** True when the request never got an answer: no network, or nobody listening. */
export function isOffline(error: unknown): boolean {
  const name = property(error, 'name');
  if (name === 'FunctionsFetchError') return true;
  if (name === 'AuthRetryableFetchError') return property(error, 'status') === 0;
  const message = property(error, 'message');
  return typeof message === 'string' && NOBODY_ANSWERED.test(message);
}

/** True when the backend refused the request because its session is over, on either host. */
function hasSessionEnded(error: unknown): boolean {
  return SESSION_ENDED.includes(errorCode(error));
}

/** A proxy's answers for a host that is busy, restarting or slower than the proxy is patient. */
const PASSING_STATUSES = [502, 503, 504];

/** True when the same question may be answered in a while: nobody was reached, or the status is a passing one. */
export function isPassing(error: unknown): boolean {
  const { status } = (property(error, 'context') ?? error ?? {}) as { status?: unknown };
  return isOffline(error) || PASSING_STATUSES.includes(Number(status));
}

/** True when the connection failed and nothing behind it: nobody was reached, or the answer was cut off. */
function isOfConnection(error: unknown): boolean {
  return errorCode(error) === 'cut' || isOffline(error) || isOffline(property(error, 'cause'));
}

/**
 * The failure's own words, for places where the specification shows the server's. No answer at all and an ended session
 * have ours.
 */
export function givenMessage(error: unknown, fallback = UNEXPECTED): string {
  if (isOffline(error)) return OFFLINE_MESSAGE;
  if (hasSessionEnded(error)) return SESSION_ENDED_MESSAGE;
  const message = typeof error === 'string' ? error : property(error, 'message');
  return typeof message === 'string' && message.trim() !== '' ? message : fallback;
}

/** Words for people by the database's own codes. */
const OF_CODE: Record<string, string> = {
  [NO_ROW]:
    'It is not there any more, or you have no permission to change it. Refresh to see what is stored.',
  [PERMISSION_DENIED]: 'You have no permission for this.',
};
/** Codes with words for people: of our own functions in the database, and of the host's refusals. */
const WORDS_FOR_PEOPLE = /^(?:PT\d{3}|22023|[a-z]+(?:_[a-z]+)+)$/;
const OF_SERVICE = /^(?:Postgrest|Storage|Auth|Functions)/;
const OF_THE_PAGE = /^(?:Type|Range|Reference|Syntax)Error$/;
/** A page that something between here and the server answered with. */
const IS_PAGE = /^\s*</;

/** True for words that are ours, or of a code that has words for people. */
function isForPeople(error: unknown): boolean {
  const code = errorCode(error);
  if (typeof error === 'string' || WORDS_FOR_PEOPLE.test(code)) return true;
  if (!(error instanceof Error) || OF_SERVICE.test(error.name)) return false;
  // Without one of its codes it was no function of ours that answered.
  return (error.name === 'FunctionFailure') === (code !== '');
}

/**
 * The sentence to show: ours for the failure, or one that was written for people. What the database, its data service,
 * the storage or a proxy says in its own terms tells a person nothing; where the specification shows it, `givenMessage` does.
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
 * The server's own words for a failure. The fallback is given where it gave none, did not answer, or where the failure
 * is not its own but a fault of the page.
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

/** A query's data; its error, thrown, keeps the status that tells a passing failure from a lasting one. */
export function unwrapData<A extends Answer>({
  data,
  error,
  status,
}: A): Extract<A, { error: null }>['data'] {
  if (error) throw Object.assign(error as object, { status });
  return data;
}
