import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { App } from '@supabase/lite';
import { bytesUnder, filesUnder, removeEmptyFolders, sizeOf } from './files.ts';
import { objectPath } from './object-path.ts';
import { storageFailure } from './storage-failure.ts';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type Body = Parameters<StorageAdapter['uploadObject']>[3];
type ObjectResponse = Awaited<ReturnType<StorageAdapter['getObject']>>;
export type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;

interface Folders {
  photos: string;
  unfinished: string;
}

/**
 * An object's name never repeats, so what was once fetched never changes. Private: what a proxy or a
 * delivery network kept, nobody could delete with the photo.
 */
export const OBJECT_CACHE_CONTROL = 'private, max-age=31536000, immutable';

/**
 * Objects as files on this machine's disk, one file each: `<bucket>/<key>`. Bytes go to a temporary
 * name, are flushed, and are renamed: under its own name a file is always complete. What describes an
 * object (type, size, ETag) is in its row, and only there.
 */
export class DiskStorage implements StorageAdapter {
  readonly driver = null;
  readonly #folders: Folders;
  readonly #quota: number | null;
  readonly #describe: (bucket: string, key: string) => Promise<ObjectMetadata | null>;
  #used: number;

  private constructor(
    folders: Folders,
    quota: number | null,
    used: number,
    describe: (bucket: string, key: string) => Promise<ObjectMetadata | null>,
  ) {
    this.#folders = folders;
    this.#quota = quota;
    this.#used = used;
    this.#describe = describe;
  }

  /** Takes the folders over: what an earlier process left unfinished is removed. */
  static async open(options: {
    folders: Folders;
    quota: number | null;
    describe: (bucket: string, key: string) => Promise<ObjectMetadata | null>;
  }): Promise<DiskStorage> {
    const { folders, quota, describe } = options;
    for (const name of await readdir(folders.unfinished)) {
      await rm(join(folders.unfinished, name), { recursive: true, force: true });
    }
    return new DiskStorage(folders, quota, quota ? await bytesUnder(folders.photos) : 0, describe);
  }

  /** The file of an object, whether it exists or not; null for an impossible key. */
  pathOf(bucket: string, key: string): string | null {
    return objectPath(this.#folders.photos, bucket, key);
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: Body,
    contentType: string,
  ): Promise<ObjectMetadata> {
    const target = this.#path(bucket, key);
    const unfinished = join(this.#folders.unfinished, randomUUID());
    try {
      const { size, hash } = await this.#write(unfinished, body);
      await this.#moveInto(target, unfinished);
      return {
        mimetype: contentType,
        cacheControl: OBJECT_CACHE_CONTROL,
        size,
        contentLength: size,
        eTag: `"${hash}"`,
        lastModified: new Date(),
        httpStatusCode: 200,
      };
    } catch (error) {
      throw explained(error);
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  async getObject(bucket: string, key: string): Promise<ObjectResponse> {
    const metadata = await this.#describe(bucket, key);
    const path = this.#path(bucket, key);
    const size = await sizeOf(path);
    if (!metadata || size === null) return { metadata: missing, httpStatusCode: 404 };
    const body = Readable.toWeb(createReadStream(path)) as ObjectResponse['body'];
    return { metadata: { ...metadata, contentLength: size, size }, httpStatusCode: 200, body };
  }

  async headObject(bucket: string, key: string): Promise<ObjectMetadata> {
    return (await this.#describe(bucket, key)) ?? missing;
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    const path = this.#path(bucket, key);
    const size = await sizeOf(path);
    await rm(path, { force: true });
    this.#used -= size ?? 0;
    // A report's folder goes with its last photo.
    await removeEmptyFolders(dirname(path), join(this.#folders.photos, bucket));
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    for (const key of keys) await this.deleteObject(bucket, key);
  }

  async copyObject(
    sourceBucket: string,
    source: string,
    _version: string | undefined,
    targetBucket: string,
    target: string,
  ) {
    const from = this.#path(sourceBucket, source);
    const to = this.#path(targetBucket, target);
    const unfinished = join(this.#folders.unfinished, randomUUID());
    try {
      const size = (await sizeOf(from)) ?? 0;
      this.#reserve(size);
      await copyFile(from, unfinished);
      await this.#moveInto(to, unfinished);
    } catch (error) {
      throw explained(error);
    } finally {
      await rm(unfinished, { force: true });
    }
    const metadata = await this.#describe(sourceBucket, source);
    return { httpStatusCode: 200, eTag: metadata?.eTag ?? '', lastModified: new Date() };
  }

  /** Every file of a bucket, whether the database knows it or not. */
  async list(bucket: string): Promise<{ key: string; changedAt: Date }[]> {
    const root = join(this.#folders.photos, bucket);
    const files: { key: string; changedAt: Date }[] = [];
    for (const path of await filesUnder(root)) {
      const { mtime } = await stat(path);
      files.push({ key: relative(root, path).split(sep).join('/'), changedAt: mtime });
    }
    return files;
  }

  /** For adapters that hand out addresses of their own; this one has none. */
  privateAssetUrl(bucket: string, key: string): Promise<string> {
    return Promise.resolve(`file://${this.#path(bucket, key)}`);
  }

  #path(bucket: string, key: string): string {
    const path = this.pathOf(bucket, key);
    if (path) return path;
    throw storageFailure(400, 'InvalidKey', 'The name of this file cannot be stored.');
  }

  /** Counts bytes before they are written, so that uploads at the same time share one quota. */
  #reserve(size: number): void {
    if (this.#quota !== null && this.#used + size > this.#quota) throw storageFull();
    this.#used += size;
  }

  async #write(path: string, body: Body): Promise<{ size: number; hash: string }> {
    const hash = createHash('sha256');
    let size = 0;
    const file = await open(path, 'wx', 0o600);
    try {
      for await (const chunk of chunksOf(body)) {
        this.#reserve(chunk.byteLength);
        size += chunk.byteLength;
        hash.update(chunk);
        await file.writeFile(chunk);
      }
      await file.sync();
    } catch (error) {
      this.#used -= size;
      throw error;
    } finally {
      await file.close();
    }
    return { size, hash: hash.digest('hex').slice(0, 32) };
  }

  async #moveInto(target: string, unfinished: string): Promise<void> {
    const replaced = await sizeOf(target);
    await mkdir(dirname(target), { recursive: true });
    await rename(unfinished, target);
    this.#used -= replaced ?? 0;
    // The new name must survive a power cut as well as the bytes do.
    const folder = await open(dirname(target), 'r');
    await folder.sync().finally(() => folder.close());
  }
}

const missing: ObjectMetadata = {
  mimetype: 'application/octet-stream',
  cacheControl: 'no-store',
  size: 0,
  contentLength: 0,
  eTag: '',
};

function chunksOf(body: Body): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  if (body instanceof Uint8Array) return [body];
  return Readable.fromWeb(body as ReadableStream<Uint8Array>) as AsyncIterable<Uint8Array>;
}

function storageFull(cause?: unknown): Error {
  return storageFailure(
    507,
    'InsufficientStorage',
    'The storage is full, so this file was not stored. Free some space, then try again.',
    { cause },
  );
}

function explained(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return storageFull(error);
  if (code === 'ENAMETOOLONG' || code === 'ENOTDIR' || code === 'EISDIR') {
    return storageFailure(400, 'InvalidKey', 'The name of this file cannot be stored.', {
      cause: error,
    });
  }
  return error;
}
