import { errorCode, errorMessage, givenMessage, isOffline, PERMISSION_DENIED } from '@/lib/errors';
import { TOKEN_REFUSED } from '@/lib/session-fetch';

/** Shown to a person whose session has ended; the specification's words. */
export const LOG_IN = 'Please log in to continue';

/** PostgreSQL: the row refers to a missing report. */
const FOREIGN_KEY_MISSING = '23503';
/** Supabase's storage passes on only 42501 of a trigger's errors; of PT409, the quota's, it keeps the code. */
const QUOTA_HIDDEN = /^database error, code: PT(409|507)$/;
const ROOM_USED_UP =
  'You have used all the room that one person has here. Delete reports, photos or Word templates that you no longer need, then try again.';
const NOT_ALLOWED = 'You may not add photos to this report.';
/** Messages by the status of storage's refusals, whose own messages name keys and policies. */
const REFUSALS: Record<number, string> = {
  400: 'The server did not take this photo. Choose it again, or save it as a JPEG first.',
  403: NOT_ALLOWED,
  404: 'The server has no place for photos. Ask its operator to set it up.',
  409: 'A photo of this name is stored already. Choose the photo again.',
  413: 'The server does not take a photo of this size.',
  415: 'The server takes JPEG, PNG, GIF and WebP pictures. Save the photo as a JPEG, then choose it again.',
};
/** For a megabyte on the slowest usable link; beyond this the connection hangs. */
const REQUEST_LIMIT_MS = 180_000;

export type UploadProblemKind =
  /** No answer: wait for the network. */
  | 'unreachable'
  /** The server answered but could not do it now: retry soon. */
  | 'busy'
  /** A person must act first. */
  | 'refused';

/** A photo could not be stored; `message` is the sentence for people. */
export class UploadProblem extends Error {
  readonly kind: UploadProblemKind;

  constructor(kind: UploadProblemKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UploadProblem';
    this.kind = kind;
  }
}

/** Runs a request; any failure, a timeout included, rejects as an UploadProblem. */
export async function requestInTime<T>(request: () => Promise<T>, megabytes = 1): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, fail) => {
    timer = setTimeout(() => {
      fail(new UploadProblem('unreachable', 'The server did not answer in time.'));
    }, REQUEST_LIMIT_MS * megabytes);
  });
  try {
    return await Promise.race([request(), limit]);
  } catch (error) {
    throw toUploadProblem(error);
  } finally {
    clearTimeout(timer);
  }
}

export function toUploadProblem(error: unknown): UploadProblem {
  if (error instanceof UploadProblem) return error;
  const problem = (kind: UploadProblemKind, message: string) =>
    new UploadProblem(kind, message, { cause: error });
  if (isOffline(error)) return problem('unreachable', errorMessage(error));

  const status = readStatus(error);
  const code = errorCode(error);
  const words = givenMessage(error);
  // Only the person can free space then, and the sentence says how.
  if ((status === 507 || status === 500) && words.includes('one person')) {
    return problem('refused', words);
  }
  if (status === 507 || /quota|no space|storage is full/i.test(words)) {
    return problem(
      'refused',
      'The server has no room left for photos. Ask its operator to make room, then try again.',
    );
  }
  if (QUOTA_HIDDEN.test(words)) return problem('refused', ROOM_USED_UP);
  if (code === FOREIGN_KEY_MISSING) return problem('refused', 'This report no longer exists.');
  if (status === 401 || TOKEN_REFUSED.test(words)) return problem('refused', LOG_IN);
  if (code === PERMISSION_DENIED) return problem('refused', NOT_ALLOWED);
  if (status === 408 || status === 429 || status >= 500) {
    return problem('busy', 'The server could not store it. Try again.');
  }
  // The database's messages under these codes are for people.
  const isOfDatabase = code.startsWith('PT');
  return problem('refused', (!isOfDatabase && REFUSALS[status]) || errorMessage(error));
}

/** Supabase's storage answers nearly every refusal with 400; `statusCode`, read first, has the real one. */
function readStatus(error: unknown): number {
  const { status, statusCode } = (error ?? {}) as { status?: unknown; statusCode?: unknown };
  return Number(statusCode) || Number(status) || 0;
}
