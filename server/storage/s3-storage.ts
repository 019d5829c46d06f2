import { buffer } from 'node:stream/consumers';
import { objectPath } from './object-path.ts';
import type { ObjectStorage } from './object-storage.ts';
import { openBucket, S3_LIMITS, type S3Limits } from './s3/bucket.ts';
import { readWhole } from './s3/read-whole.ts';
import { explainS3Failure, isMissing } from './s3/s3-failure.ts';
import type { S3Place } from './s3/s3-place.ts';
import { tryBucket } from './s3/try-bucket.ts';
import { impossibleName } from './storage-failure.ts';

/** The limit of Amazon's S3, prefix included. */
const MAX_KEY_BYTES = 1024;

interface S3Options {
  place: S3Place;
  limits?: S3Limits;
  log(message: string, cause: unknown): void;
}

/**
 * Objects in a bucket, which is tried first: `<prefix><bucket>/<key>`, named as on disk. An upload
 * is held in memory (30 MiB at most) and sent whole once it is kept: an abandoned one leaves
 * nothing, and a retry sends the same bytes. Throws BadSetting for an unusable bucket.
 */
export async function openS3Storage({
  place,
  limits = S3_LIMITS,
  log,
}: S3Options): Promise<ObjectStorage> {
  const client = openBucket(place, limits);
  await tryBucket(client, place);

  const canHold = (bucket: string, key: string) =>
    objectPath('/', bucket, key) !== null &&
    Buffer.byteLength(`${place.prefix}${bucket}/${key}`) <= MAX_KEY_BYTES;
  const buildKey = (bucket: string, key: string) => {
    if (canHold(bucket, key)) return `${place.prefix}${bucket}/${key}`;
    throw impossibleName();
  };
  const failed = (error: unknown): never => {
    const failure = explainS3Failure(error);
    if (failure.status === 503) log('The photo storage failed', error);
    throw failure;
  };

  return {
    canHold,
    async stage(bucket, key, bytes) {
      const name = buildKey(bucket, key);
      const body = await buffer(bytes);
      return { keep: () => client.put(name, body).catch(failed), drop: () => Promise.resolve() };
    },
    stat: (bucket, key) =>
      client
        .head(buildKey(bucket, key))
        .catch((error: unknown) => (isMissing(error) ? null : failed(error))),
    async read(bucket, key, range) {
      const name = buildKey(bucket, key);
      return readWhole((part, tag) => client.get(name, part, tag).catch(failed), range, limits);
    },
    delete: (bucket, key) => client.delete(buildKey(bucket, key)).catch(failed),
    async *keys(bucket) {
      const folder = `${place.prefix}${bucket}/`;
      let next: string | undefined;
      do {
        const page = await client.list(folder, next).catch(failed);
        yield* page.keys.map((key) => key.slice(folder.length));
        next = page.next;
      } while (next !== undefined);
    },
  };
}
