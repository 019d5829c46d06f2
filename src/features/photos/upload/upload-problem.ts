import { errorCode, isOffline, errorMessage, PERMISSION_DENIED } from '@/lib/errors';

/** What a person reads whose session is gone; the specification's words. */
export const LOG_IN = 'Please log in to continue';

/** PostgreSQL: the row refers to a report that is not there. */
const FOREIGN_KEY_MISSING = '23503';
/** A megabyte on the slowest link worth waiting for; beyond this the connection hangs. */
const REQUEST_LIMIT_MS = 180_000;

export type UploadProblemKind =
  /** No answer at all: wait for the network. */
  | 'unreachable'
  /** The server is there but could not do it now: try again soon. */
  | 'busy'
  /** It will not work until somebody does something. */
  | 'refused';

/** Why a photo could not be stored; `message` is the sentence for people. */
export class UploadProblem extends Error {
  readonly kind: UploadProblemKind;

  constructor(kind: UploadProblemKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UploadProblem';
    this.kind = kind;
  }
}

/** Runs a request; whatever goes wrong, also no answer in time, rejects as an UploadProblem. */
export async function asked<T>(request: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, fail) => {
    timer = setTimeout(() => {
      fail(new UploadProblem('unreachable', 'The server did not answer in time.'));
    }, REQUEST_LIMIT_MS);
  });
  try {
    return await Promise.race([request(), limit]);
  } catch (error) {
    throw toUploadProblem(error);
  } finally {
    clearTimeout(timer);
  }
}

/** What a backend's error means for a photo on its way. */
export function toUploadProblem(error: unknown): UploadProblem {
  if (error instanceof UploadProblem) return error;
  const problem = (kind: UploadProblemKind, message: string) =>
    new UploadProblem(kind, message, { cause: error });
  if (isOffline(error)) return problem('unreachable', errorMessage(error));

  const status = statusOf(error);
  const code = errorCode(error);
  // Only the person themselves can make room then, and the sentence says how. Supabase's storage answers what a
  // trigger refuses with 500.
  if ((status === 507 || status === 500) && errorMessage(error).includes('one person')) {
    return problem('refused', errorMessage(error));
  }
  if (status === 507 || /quota|no space|storage is full/i.test(errorMessage(error))) {
    return problem(
      'refused',
      'The server has no room left for photos. Ask whoever runs it to make room, then try again.',
    );
  }
  if (code === FOREIGN_KEY_MISSING) return problem('refused', 'This report no longer exists.');
  if (status === 401) return problem('refused', LOG_IN);
  if (code === PERMISSION_DENIED || status === 403) {
    return problem('refused', 'You may not add photos to this report.');
  }
  if (status === 413) return problem('refused', 'The server does not take a photo of this size.');
  if (status === 408 || status === 429 || status >= 500) {
    return problem('busy', 'The server could not store it. Try again.');
  }
  return problem('refused', errorMessage(error));
}

/** Supabase's storage answers nearly every refusal with 400, and says which it is in `statusCode`. */
function statusOf(error: unknown): number {
  const { status, statusCode } = (error ?? {}) as { status?: unknown; statusCode?: unknown };
  return Number(statusCode) || Number(status) || 0;
}
