import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '@supabase/lite';
import { KeyedLimits } from '../keyed-limits.ts';
import { diskStorage, type StorageFolders } from './disk-storage.ts';
import { limitedStorage, type StorageLimits } from './limited-storage.ts';
import type { ObjectMetadata } from './object-rows.ts';
import type { ObjectStorage } from './object-storage.ts';
import { received } from './received-upload.ts';
import { storageAdapter } from './storage-adapter.ts';

/** The storage as routes and sweeps use it. */
export interface HostStorage {
  objects: ObjectStorage;
  /**
   * Does `work` while nobody else stores under this name. An upload asks whether the name is taken, stores
   * its bytes and then its row: without this, another's bytes could come in between.
   */
  forName<T>(bucket: string, key: string, work: () => Promise<T>): Promise<T>;
  /** Takes a request's body to disk and hands it to `work`; throws a StorageFailure when it does not fit. */
  receive<T>(request: Request, work: (body: Blob) => Promise<T>): Promise<T>;
  adapter: NonNullable<App['_storageAdapter']>;
}

/** Opens the back end of this host, and removes what an earlier process left unfinished. */
export async function openStorage(options: {
  folders: StorageFolders;
  limits: StorageLimits;
  describe(bucket: string, key: string): Promise<ObjectMetadata | null>;
}): Promise<HostStorage> {
  const { folders, limits, describe } = options;
  for (const name of await readdir(folders.unfinished)) {
    await rm(join(folders.unfinished, name), { recursive: true, force: true });
  }
  const objects = await limitedStorage(diskStorage(folders), limits);
  const names = new KeyedLimits(1);
  const forName: HostStorage['forName'] = (bucket, key, work) =>
    names.run(`${bucket}/${key}`, work);
  return {
    objects,
    forName,
    receive: (request, work) => received(request, join(folders.unfinished, randomUUID()), work),
    adapter: storageAdapter({ objects, forName, describe }),
  };
}
