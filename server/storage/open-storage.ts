import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '@supabase/lite';
import { PHOTO_BUCKET } from '../../supabase/functions/_shared/photo-address.ts';
import { BadSetting } from '../bad-setting.ts';
import { diskStorage, type StorageFolders } from './disk-storage.ts';
import { listFiles } from './files.ts';
import type { ObjectMetadata } from './object-rows.ts';
import type { ObjectStorage } from './object-storage.ts';
import type { S3Place } from './s3/s3-place.ts';
import { receiveUpload } from './received-upload.ts';
import { storageAdapter } from './storage-adapter.ts';

/** The storage as routes and sweeps use it. */
export interface HostStorage {
  objects: ObjectStorage;
  /**
   * Runs `work` while nobody else stores under this name: between an upload's check, its bytes and
   * its row, another upload could otherwise store its own.
   */
  forName<T>(bucket: string, key: string, work: () => Promise<T>): Promise<T>;
  /** Writes a request's body to disk and passes it to `work`; throws a StorageFailure when it does not fit. */
  receive<T>(request: Request, work: (body: Blob) => Promise<T>): Promise<T>;
  adapter: NonNullable<App['_storageAdapter']>;
}

interface StorageOptions {
  /** The folders of this host, even with a bucket: uploads arrive in `unfinished`. */
  folders: StorageFolders;
  /** The bucket for photos; null for this machine's disk. */
  place: S3Place | null;
  describe(bucket: string, key: string): Promise<ObjectMetadata | null>;
  /** Runs `work` while nothing else runs under this name on any host that shares the photos. */
  withLock<T>(name: string, work: () => Promise<T>): Promise<T>;
  log(message: string, cause?: unknown): void;
}

/**
 * Opens this host's storage and removes what an earlier process left unfinished. Throws BadSetting
 * for an unusable bucket.
 */
export async function openStorage(options: StorageOptions): Promise<HostStorage> {
  const { folders, place, describe, log } = options;
  for (const name of await readdir(folders.unfinished)) {
    await rm(join(folders.unfinished, name), { recursive: true, force: true });
  }
  const objects = place ? await openBucket(place, folders, log) : diskStorage(folders);
  const forName: HostStorage['forName'] = (bucket, key, work) =>
    options.withLock(`photo ${bucket}/${key}`, work);
  return {
    objects,
    forName,
    receive: (request, work) =>
      receiveUpload(request, join(folders.unfinished, randomUUID()), work),
    adapter: storageAdapter({ objects, forName, describe }),
  };
}

/** Loads the S3 client only where there is a bucket: it takes 37 MB and a tenth of a second. */
async function openBucket(
  place: S3Place,
  { photos }: StorageFolders,
  log: StorageOptions['log'],
): Promise<ObjectStorage> {
  const { openS3Storage } = await import('./s3-storage.ts');
  const objects = await openS3Storage({ place, log });
  const [left] = await listFiles(photos);
  if (left === undefined || (await hasObjects(objects))) return objects;
  throw new BadSetting(
    `The setting STORAGE_URL names an empty bucket, and photos lie in ${photos}. Copy that folder's content to s3://${place.bucket}/${place.prefix} first, or move the folder away where the photos are no longer needed.`,
  );
}

async function hasObjects(objects: ObjectStorage): Promise<boolean> {
  for await (const _ of objects.keys(PHOTO_BUCKET)) return true;
  return false;
}
