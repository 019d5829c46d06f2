import { inspect } from 'node:util';
import { refusal } from '../http/refusal.ts';
import { getFault } from '../neighbour-faults.ts';

type FailureStatus = 400 | 404 | 503 | 507;

/** An upload or a read that failed for a reason that a person can understand. */
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

/** Gives the answer of `respond`, or that of the StorageFailure that it throws. */
export async function answerFailure(respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond();
  } catch (error) {
    if (error instanceof StorageFailure) return error.toResponse();
    throw error;
  }
}

/** Explains an error of the file system where there is an explanation; other errors are given back. */
export function explainFailure(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG') return storageFull(error);
  if (code === 'ENAMETOOLONG' || code === 'ENOTDIR' || code === 'EISDIR')
    return impossibleName(error);
  return error;
}

/** Finds the explanation of a storage's fault by its signs; a disk's faults are explained as a bucket's. */
export function failureBy(cause: unknown, ...signs: string[]): StorageFailure {
  const { status, code, message } = getFault('bucket', ...signs);
  return new StorageFailure(status, code, message, { cause });
}

export const impossibleName = (cause?: unknown) => failureBy(cause, 'KeyTooLongError');

export const storageFull = (cause?: unknown) => failureBy(cause, 'InsufficientStorage');
