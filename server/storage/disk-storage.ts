import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { App } from '@supabase/lite';
import { changedAt, filesUnder, foldersIn, removeEmptyFolders, sizeOf } from './files.ts';
import { NameTurns } from './name-turns.ts';
import { objectPath } from './object-path.ts';
import { received } from './received-upload.ts';
import { explainedFailure, impossibleName } from './storage-failure.ts';
import { afterAnswer } from './storage-request.ts';
import { type Kept, type StorageLimits, StoredAmounts } from './stored-amounts.ts';

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

type Describe = (bucket: string, key: string) => Promise<ObjectMetadata | null>;

/**
 * Objects as files on this machine's disk, one file each: `<bucket>/<key>`. Bytes go to a temporary
 * name, are flushed, and are renamed: under its own name a file is always complete. What describes an
 * object (type, size, ETag) is in its row, and only there; the bytes of an object that has its row are
 * replaced only by an upload that succeeded.
 */
export class DiskStorage implements StorageAdapter {
  readonly driver = null;
  readonly #folders: Folders;
  readonly #describe: Describe;
  readonly #amounts: StoredAmounts;
  readonly #turns = new NameTurns();

  private constructor(folders: Folders, describe: Describe, amounts: StoredAmounts) {
    this.#folders = folders;
    this.#describe = describe;
    this.#amounts = amounts;
  }

  /** Takes the folders over: what an earlier process left unfinished is removed. */
  static async open(options: {
    folders: Folders;
    limits: StorageLimits;
    describe: Describe;
  }): Promise<DiskStorage> {
    const { folders, limits, describe } = options;
    for (const name of await readdir(folders.unfinished)) {
      await rm(join(folders.unfinished, name), { recursive: true, force: true });
    }
    const amounts = await StoredAmounts.measure(folders.photos, limits);
    return new DiskStorage(folders, describe, amounts);
  }

  /**
   * Does `work` while nobody else stores under this name. An upload asks whether the name is taken, stores
   * its bytes and then its row: without this, another's bytes could come in between.
   */
  forName<T>(bucket: string, key: string, work: () => Promise<T>): Promise<T> {
    return this.#turns.run(join(bucket, key), work);
  }

  /** The file of an object, whether it exists or not; null for an impossible key. */
  pathOf(bucket: string, key: string): string | null {
    return objectPath(this.#folders.photos, bucket, key);
  }

  /** Takes a request's body to disk and hands it to `work`; throws a StorageFailure when it does not fit. */
  async receive<T>(request: Request, work: (body: Blob) => Promise<T>): Promise<T> {
    return received(request, this.#unfinished(), work).catch((error: unknown) => {
      throw explainedFailure(error);
    });
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: Body,
    contentType: string,
  ): Promise<ObjectMetadata> {
    const target = this.#path(bucket, key);
    const unfinished = this.#unfinished();
    try {
      const kept = await this.#amounts.ownersOf(bucket, key);
      const { size, hash } = await this.#write(unfinished, body, kept);
      const drop = async () => {
        this.#amounts.free(kept, size);
        await rm(unfinished, { force: true });
      };
      const place = () =>
        this.#moveInto(target, unfinished, kept).catch(async (error: unknown) => {
          await drop();
          throw error;
        });
      // A file without a row was never acknowledged.
      const isStored = (await sizeOf(target)) !== null && (await this.#describe(bucket, key));
      if (isStored) await afterAnswer((isAccepted) => (isAccepted ? place() : drop()));
      else await place();
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
      throw explainedFailure(error);
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

  deleteObject(bucket: string, key: string): Promise<void> {
    return this.forName(bucket, key, () => this.deleteInTurn(bucket, key));
  }

  /** For whoever has the turn for this name already. */
  async deleteInTurn(bucket: string, key: string): Promise<void> {
    const path = this.#path(bucket, key);
    const kept = await this.#amounts.ownersOf(bucket, key);
    const size = await sizeOf(path);
    await rm(path, { force: true });
    if (size !== null) this.#amounts.forget(kept, size);
    // A report's folder goes with its last photo.
    await removeEmptyFolders(dirname(path), join(this.#folders.photos, bucket));
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    for (const key of keys) await this.deleteObject(bucket, key);
  }

  /** No request of ours copies or moves an object. */
  copyObject(): Promise<never> {
    return Promise.reject(new Error('Objects are not copied'));
  }

  /** The first folders of a bucket's names: those who have files in it. */
  foldersIn(bucket: string): Promise<string[]> {
    return foldersIn(join(this.#folders.photos, bucket));
  }

  /** The names of all files under such a folder, whether the database knows them or not. */
  async keysUnder(bucket: string, folder: string): Promise<string[]> {
    const root = join(this.#folders.photos, bucket);
    const files = await filesUnder(join(root, folder));
    return files.map((path) => relative(root, path).split(sep).join('/'));
  }

  /** When an object's file was written; null when there is none. */
  changedAt(bucket: string, key: string): Promise<Date | null> {
    return changedAt(this.#path(bucket, key));
  }

  /** For adapters that hand out addresses of their own; this one has none. */
  privateAssetUrl(bucket: string, key: string): Promise<string> {
    return Promise.resolve(`file://${this.#path(bucket, key)}`);
  }

  #unfinished(): string {
    return join(this.#folders.unfinished, randomUUID());
  }

  #path(bucket: string, key: string): string {
    const path = this.pathOf(bucket, key);
    if (path) return path;
    throw impossibleName();
  }

  async #write(path: string, body: Body, kept: Kept): Promise<{ size: number; hash: string }> {
    const hash = createHash('sha256');
    let size = 0;
    const file = await open(path, 'wx', 0o600);
    try {
      for await (const chunk of chunksOf(body)) {
        this.#amounts.reserve(kept, chunk.byteLength);
        size += chunk.byteLength;
        hash.update(chunk);
        await file.writeFile(chunk);
      }
      await file.sync();
    } catch (error) {
      this.#amounts.free(kept, size);
      await rm(path, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    return { size, hash: hash.digest('hex').slice(0, 32) };
  }

  async #moveInto(target: string, unfinished: string, kept: Kept): Promise<void> {
    const folder = dirname(target);
    const replaced = await sizeOf(target);
    await mkdir(folder, { recursive: true });
    await rename(unfinished, target);
    this.#amounts.add(kept, replaced);
    // The new name must survive a power cut as well as the bytes do.
    const handle = await open(folder, 'r');
    await handle.sync().finally(() => handle.close());
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
