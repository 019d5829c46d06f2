import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { App } from '@supabase/lite';
import { OBJECT_CACHE_CONTROL, type ObjectMetadata } from './object-rows.ts';
import type { ObjectStorage } from './object-storage.ts';
import { afterAnswer, rethrowFailure, type Outcome } from './storage-request.ts';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type Body = Parameters<StorageAdapter['uploadObject']>[3];
type ObjectResponse = Awaited<ReturnType<StorageAdapter['getObject']>>;

interface AdaptedStorage {
  objects: ObjectStorage;
  /** Runs `work` while nobody else changes this name. */
  forName<T>(bucket: string, key: string, work: () => Promise<T>): Promise<T>;
  describe(bucket: string, key: string): Promise<ObjectMetadata | null>;
}

/**
 * The storage that the library calls, on either implementation. An object's type, size and tag are
 * only in its row; the bytes of an object with a row are replaced only by an upload that succeeded.
 */
export function storageAdapter({ objects, forName, describe }: AdaptedStorage): StorageAdapter {
  const deleteObject = (bucket: string, key: string) =>
    forName(bucket, key, () => objects.delete(bucket, key)).catch(rethrowFailure);

  async function load(bucket: string, key: string): Promise<ObjectResponse> {
    const metadata = await describe(bucket, key);
    const stored = metadata && (await objects.stat(bucket, key));
    if (!stored) return { metadata: MISSING, httpStatusCode: 404 };
    const { size } = stored;
    const body = (await objects.read(bucket, key)) as ObjectResponse['body'];
    return { metadata: { ...metadata, contentLength: size, size }, httpStatusCode: 200, body };
  }

  async function store(bucket: string, key: string, body: Body) {
    // A file without a row was never acknowledged.
    const isStored = (await objects.stat(bucket, key)) && (await describe(bucket, key));
    const hash = createHash('sha256');
    let size = 0;
    const measured = async function* () {
      for await (const chunk of readChunks(body)) {
        hash.update(chunk);
        size += chunk.byteLength;
        yield chunk;
      }
    };
    const staged = await objects.stage(bucket, key, measured());
    const keep = () =>
      staged.keep().catch(async (error: unknown) => {
        await staged.drop();
        throw error;
      });
    if (isStored) {
      await afterAnswer((outcome) => (outcome === 'stored' ? keep() : staged.drop()));
    } else {
      // Before the row, so that no row is visible without its bytes.
      await keep();
      await afterAnswer((outcome) => removeRefused(outcome, bucket, key));
    }
    return { size, eTag: `"${hash.digest('hex').slice(0, 32)}"` };
  }

  /** Removes a refused upload; the sweep finds what is left where this fails, or where the row's fate is unknown. */
  async function removeRefused(outcome: Outcome, bucket: string, key: string): Promise<void> {
    if (outcome !== 'refused') return;
    const remove = async () => {
      if (!(await describe(bucket, key))) await objects.delete(bucket, key);
    };
    await remove().catch(() => undefined);
  }

  return {
    driver: null,
    async uploadObject(bucket, key, _version, body, mimetype) {
      const { size, eTag } = await store(bucket, key, body).catch(rethrowFailure);
      return {
        mimetype,
        cacheControl: OBJECT_CACHE_CONTROL,
        size,
        contentLength: size,
        eTag,
        lastModified: new Date(),
        httpStatusCode: 200,
      };
    },
    getObject: (bucket, key) => load(bucket, key).catch(rethrowFailure),
    headObject: async (bucket, key) => (await describe(bucket, key)) ?? MISSING,
    deleteObject,
    async deleteObjects(bucket, keys) {
      for (const key of keys) await deleteObject(bucket, key);
    },
    // The product never copies or moves an object, and asks for no private address.
    copyObject: () => Promise.reject(new Error('Objects are not copied')),
    privateAssetUrl: () => Promise.reject(new Error('Objects have no address of their own')),
  };
}

const MISSING: ObjectMetadata = {
  mimetype: 'application/octet-stream',
  cacheControl: 'no-store',
  size: 0,
  contentLength: 0,
  eTag: '',
};

function readChunks(body: Body): AsyncIterable<Uint8Array> | Iterable<Uint8Array> {
  if (body instanceof Uint8Array) return [body];
  return Readable.fromWeb(body as NodeReadableStream<Uint8Array>) as AsyncIterable<Uint8Array>;
}
