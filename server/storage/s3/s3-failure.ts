import { type StorageFailure, failureBy } from '../storage-failure.ts';

/** The signs of a refusal of S3; a connection that failed has neither. */
interface Refusal {
  name: string;
  status: number | undefined;
}

export function readRefusal(error: unknown): Refusal {
  const { name, $metadata } = (error ?? {}) as {
    name?: string;
    $metadata?: { httpStatusCode?: number };
  };
  return { name: name ?? '', status: $metadata?.httpStatusCode };
}

/** HEAD has no body that could say more than 404. */
export function isMissing(error: unknown): boolean {
  return /^(NoSuchKey|NotFound)$/.test(readRefusal(error).name);
}

/** Explains a failure of S3 to the person whose request met it. */
export function explainS3Failure(error: unknown): StorageFailure {
  const { name, status } = readRefusal(error);
  return failureBy(error, name, String(status ?? ''));
}
