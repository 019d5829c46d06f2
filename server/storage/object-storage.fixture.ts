import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from 'vitest';
import { temporaryFolder } from '../../testing/folders.ts';
import { startS3Server } from '../../testing/s3-server.ts';
import type { StorageFolders } from './disk-storage.ts';
import { KeyedLimits } from '../keyed-limits.ts';
import { type HostStorage, openStorage } from './open-storage.ts';
import type { ObjectStorage } from './object-storage.ts';
import type { S3Place } from './s3/s3-place.ts';
import { openForSuite } from '../../testing/open-for-suite.ts';

/** The folders of a data folder that photos come to. */
export function storageFolders(): StorageFolders & { data: string } {
  const data = temporaryFolder();
  const folders = { data, photos: join(data, 'photos'), unfinished: join(data, 'unfinished') };
  mkdirSync(folders.photos);
  mkdirSync(folders.unfinished);
  return folders;
}

export async function* arriving(...chunks: (Uint8Array | Error)[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) {
    if (chunk instanceof Error) throw chunk;
    yield await Promise.resolve(chunk);
  }
}

/** Stores bytes under a name of the bucket `b`. */
export async function put(
  storage: ObjectStorage,
  key: string,
  ...chunks: (Uint8Array | Error)[]
): Promise<void> {
  await (await storage.stage('b', key, arriving(...chunks))).keep();
}

/** The bytes under a name of the bucket `b`. */
export async function readBytes(
  storage: ObjectStorage,
  key: string,
  range?: { start: number; end: number },
): Promise<number[]> {
  const stream = await storage.read('b', key, range);
  return [...new Uint8Array(await new Response(stream).arrayBuffer())];
}

export async function listKeys(storage: ObjectStorage, bucket = 'b'): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.keys(bucket)) keys.push(key);
  return keys.sort();
}

/** A storage by itself: nothing has a row, and names take turns in this process. */
export function openTestStorage(
  folders: StorageFolders,
  options: Partial<Parameters<typeof openStorage>[0]> = {},
): Promise<HostStorage> {
  const locks = new KeyedLimits(1);
  return openStorage({
    folders,
    place: null,
    describe: () => Promise.resolve(null),
    withLock: (name, work) => locks.run(name, work),
    log: () => undefined,
    ...options,
  });
}

/** The same suite where photos lie on the disk, and where they lie in a bucket, which is a new one at each call. */
export function describeBackEnds(what: string, suite: (makePlace: () => S3Place | null) => void) {
  describe(`${what} on the disk`, () => suite(() => null));
  describe(`${what} in a bucket`, () => {
    const server = openForSuite(startS3Server);
    suite(() => server.makePlace());
  });
}
