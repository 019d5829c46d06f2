import { inspect } from 'node:util';
import { refusal } from '../http/refusal.ts';
import { getFault } from '../neighbour-faults.ts';

type FailureStatus = 400 | 404 | 503 | 507;

/** An upload or read that failed for a reason that a person can understand. */
export class StorageFailure extends Error {
  readonly status: FailureStatus;
  readonly error: string;

  constructor(status: FailureStatus, error: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.error = error;
  }

  /** The library logs each one; its stack adds nothing to its name. */
  [inspect.custom](): string {
    return `Refused by the storage: ${this.error}`;
  }

  toResponse(): Response {
    return refusal(this.status, this.error, this.message);
  }
}

/** The answer of `respond`, or of the StorageFailure that it throws. */
export async function answerFailure(respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    if (error instanceof StorageFailure) return error.toResponse();
    throw error;
  }
}

/** Converts a file system's error to a StorageFailure where one explains it; returns others unchanged. */
export function explainFailure(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG') return storageFull(error);
  if (code === 'ENAMETOOLONG' || code === 'ENOTDIR' || code === 'EISDIR')
    return impossibleName(error);
  return error;
}

/** A StorageFailure by its signs; faults of a disk use a bucket's. */
export function failureBy(cause: unknown, ...signs: string[]): StorageFailure {
  const { status, code, message } = getFault('bucket', ...signs);
  return new StorageFailure(status, code, message, { cause });
}

export const impossibleName = (cause?: unknown) => failureBy(cause, 'KeyTooLongError');

export const storageFull = (cause?: unknown) => failureBy(cause, 'InsufficientStorage');
