import type { App } from '@supabase/lite';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { StorageFailure } from './storage-failure.ts';

export type ObjectMetadata = Awaited<ReturnType<NonNullable<App['_storageAdapter']>['headObject']>>;

/**
 * An object's name is never reused, so its bytes never change. Private: a copy kept by a proxy or
 * delivery network could not be deleted with the photo.
 */
export const OBJECT_CACHE_CONTROL = 'private, max-age=31536000, immutable';

const rowSchema = z.object({
  metadata: z.object({
    mimetype: z.string(),
    cacheControl: z.string(),
    size: z.number(),
    eTag: z.string(),
    lastModified: z.coerce.date(),
  }),
});

/** Reads the database's rows of stored objects with every right: the caller checks access. */
export function objectRows(database: Pick<Database, 'query'>) {
  async function find(condition: string, bucket: string, key: string) {
    const { rows } = await database.query(
      `select o.metadata from storage.objects o join storage.buckets b on b.id = o.bucket_id
       where o.bucket_id = $1 and o.name = $2 and ${condition}`,
      [bucket, key],
    );
    const row = rowSchema.safeParse(rows[0]);
    if (!row.success) return null;
    const { metadata } = row.data;
    return { ...metadata, contentLength: metadata.size } satisfies ObjectMetadata;
  }
  return {
    /** The reason why a person may not store so many bytes; null where they may. */
    async uploadRefusal(person: string, bytes: number): Promise<StorageFailure | null> {
      const { rows } = await database.query<{ code: string; message: string }>(
        'select code, message from private.upload_refusal($1, $2)',
        [person, bytes],
      );
      const [refused] = rows;
      return refused ? new StorageFailure(507, refused.code, refused.message) : null;
    },
    describe: (bucket: string, key: string) => find('true', bucket, key),
    describePublic: (bucket: string, key: string) => find('b.public', bucket, key),
  };
}
