import { StorageFailure, impossibleName, storageFull } from '../storage-failure.ts';

/** What a refusal of S3 is known by; a connection that failed has neither. */
interface Refusal {
  name: string;
  status: number | undefined;
}

export function refusalOf(error: unknown): Refusal {
  const { name, $metadata } = (error ?? {}) as {
    name?: string;
    $metadata?: { httpStatusCode?: number };
  };
  return { name: name ?? '', status: $metadata?.httpStatusCode };
}

/** HEAD has no body that could say more than 404. */
export function isMissing(error: unknown): boolean {
  return /^(NoSuchKey|NotFound)$/.test(refusalOf(error).name);
}

/** MinIO, Ceph and others say it in words of their own. */
function isFull({ name, status }: Refusal): boolean {
  return status === 507 || /quota|storagefull|insufficientstorage/i.test(name);
}

/** What a failure of S3 means for the person whose request met it. */
export function explainedS3Failure(error: unknown): StorageFailure {
  const refusal = refusalOf(error);
  if (isMissing(error))
    return new StorageFailure(404, 'not_found', 'Object not found', { cause: error });
  if (isFull(refusal)) return storageFull(error);
  if (refusal.name === 'KeyTooLongError') return impossibleName(error);
  return new StorageFailure(
    503,
    'StorageUnavailable',
    'The photo storage cannot be reached at the moment. Please try again in a minute.',
    { cause: error },
  );
}
