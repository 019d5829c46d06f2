import { inspect } from 'node:util';
import { refusal } from '../http/refusal.ts';

type FailureStatus = 400 | 404 | 503 | 507;

/** An upload or a read that failed for a reason the person can be told. */
export class StorageFailure extends Error {
  readonly status: FailureStatus;
  readonly error: string;

  constructor(status: FailureStatus, error: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.error = error;
  }

  /** The library logs each; its stack says nothing that its name does not. */
  [inspect.custom](): string {
    return `Refused by the storage: ${this.error}`;
  }

  toResponse(): Response {
    return refusal(this.status, this.error, this.message);
  }
}

/** What `respond` answers, or the failure that it throws. */
export async function answerFailure(respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    if (error instanceof StorageFailure) return error.toResponse();
    throw error;
  }
}

/** What the file system says, in the words of a failure where there are some. */
export function explainedFailure(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG') return storageFull(error);
  if (code === 'ENAMETOOLONG' || code === 'ENOTDIR' || code === 'EISDIR')
    return impossibleName(error);
  return error;
}

export function impossibleName(cause?: unknown): StorageFailure {
  return new StorageFailure(400, 'InvalidKey', 'The name of this file cannot be stored.', {
    cause,
  });
}

export function storageFull(cause?: unknown): StorageFailure {
  return new StorageFailure(
    507,
    'InsufficientStorage',
    'The storage is full, so this file was not stored. Free some space, then try again.',
    { cause },
  );
}
