import { createHash } from 'node:crypto';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { ObjectStorage } from '../storage/object-storage.ts';

export interface Summed {
  bytes: number;
  sha256: string;
}

/** An object's size and SHA-256; null when there is none. */
export async function sumObject(
  objects: ObjectStorage,
  bucket: string,
  name: string,
): Promise<Summed | null> {
  if (!(await objects.stat(bucket, name))) return null;
  const { chunks, summed } = summing(await objects.read(bucket, name));
  await pipeline(chunks, new Writable({ write: (_chunk, _encoding, done) => done() }));
  return summed();
}

/**
 * Copies an existing object and returns its size and checksum. Keeps the copy only when `isRight`
 * accepts them; null otherwise.
 */
export async function copyObject(
  { from, to }: { from: ObjectStorage; to: ObjectStorage },
  bucket: string,
  name: string,
  isRight: (read: Summed) => boolean = () => true,
): Promise<Summed | null> {
  const { chunks, summed } = summing(await from.read(bucket, name));
  const staged = await to.stage(bucket, name, chunks);
  const read = summed();
  if (!isRight(read)) {
    await staged.drop();
    return null;
  }
  await staged.keep();
  return read;
}

function summing(stream: ReadableStream<Uint8Array>) {
  const hash = createHash('sha256');
  let bytes = 0;
  const chunks = async function* () {
    const source = Readable.fromWeb(stream as NodeReadableStream<Uint8Array>);
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      yield chunk;
    }
  };
  return { chunks: chunks(), summed: (): Summed => ({ bytes, sha256: hash.digest('hex') }) };
}
