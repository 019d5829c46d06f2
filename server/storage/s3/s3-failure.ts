import { type StorageFailure, failureBy } from '../storage-failure.ts';

/** How S3 refused a request; a failed connection has no status. */
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

/** HEAD answers have no body, only 404. */
export function isMissing(error: unknown): boolean {
  return /^(NoSuchKey|NotFound)$/.test(readRefusal(error).name);
}

/** Explains a failure of S3 to the person whose request failed. */
export function explainS3Failure(error: unknown): StorageFailure {
  const { name, status } = readRefusal(error);
  return failureBy(error, name, String(status ?? ''));
}
