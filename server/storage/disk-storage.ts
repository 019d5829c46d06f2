import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { statFile, listFiles, listFolders, removeEmptyFolders } from './files.ts';
import { objectPath } from './object-path.ts';
import type { ObjectStorage } from './object-storage.ts';
import { explainFailure, impossibleName } from './storage-failure.ts';

export interface StorageFolders {
  photos: string;
  /** On the same disk as `photos`, so that a rename suffices. */
  unfinished: string;
}

/**
 * Objects as one file each on this machine's disk: `<bucket>/<key>`. Bytes are written under a
 * temporary name, flushed and renamed, so a file under its own name is always complete.
 */
export function diskStorage({ photos, unfinished }: StorageFolders): ObjectStorage {
  const buildPath = (bucket: string, key: string) => {
    const path = objectPath(photos, bucket, key);
    if (path) return path;
    throw impossibleName();
  };
  return {
    canHold: (bucket, key) => objectPath(photos, bucket, key) !== null,
    async stage(bucket, key, bytes) {
      const path = buildPath(bucket, key);
      const staged = join(unfinished, randomUUID());
      const drop = () => rm(staged, { force: true });
      await writeFile(staged, bytes, { flag: 'wx', mode: 0o600, flush: true }).catch(
        async (error: unknown) => {
          await drop();
          throw explainFailure(error);
        },
      );
      return { keep: () => moveTo(path, staged), drop };
    },
    stat: async (bucket, key) => statFile(buildPath(bucket, key)),
    read: async (bucket, key, range) =>
      Readable.toWeb(createReadStream(buildPath(bucket, key), range)) as ReadableStream<Uint8Array>,
    async delete(bucket, key) {
      const path = buildPath(bucket, key);
      await rm(path, { force: true });
      // A report's folder is removed with its last photo.
      await removeEmptyFolders(dirname(path), join(photos, bucket));
    },
    async *keys(bucket) {
      const root = join(photos, bucket);
      for (const owner of await listFolders(root)) {
        const files = await listFiles(join(root, owner));
        yield* files.map((path) => relative(root, path).split(sep).join('/'));
      }
    },
  };
}

async function moveTo(path: string, staged: string): Promise<void> {
  const folder = dirname(path);
  try {
    await mkdir(folder, { recursive: true });
    await rename(staged, path);
    // The new name must survive a power cut like the bytes.
    const handle = await open(folder, 'r');
    await handle.sync().finally(() => handle.close());
  } catch (error) {
    throw explainFailure(error);
  }
}
