import { createWriteStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { detectMediaType } from '../../supabase/functions/_shared/photo-bytes.ts';
import { withBody } from '../http/json-body.ts';
import { explainFailure } from './storage-failure.ts';

/** Enough to recognise each picture format. */
const HEAD_BYTES = 16;

export interface ReceivedFile {
  bytes: Blob;
  /** As declared by the client. */
  mediaType: string;
}

/**
 * Writes a request's body to `path`, so that it takes no memory however slowly it arrives, and passes it to `work`; the
 * file is deleted afterwards. Throws a StorageFailure when it does not fit.
 */
export async function receiveUpload<T>(
  request: Request,
  path: string,
  work: (body: Blob) => Promise<T>,
): Promise<T> {
  try {
    const body = Readable.fromWeb((request.body ?? new Blob().stream()) as ReadableStream);
    await pipeline(body, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    return await work(await openAsBlob(path));
  } catch (error) {
    throw explainFailure(error);
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * The file in a body. Browsers upload a form, in which supabase-js puts the file under an empty
 * name: Supabase reads it there, the library does not. Reads the form into memory. Null for a form
 * without a file.
 */
export async function readFormFile(request: Request, body: Blob): Promise<ReceivedFile | null> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) return { bytes: body, mediaType: type };
  try {
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    const file = [...form.values()].find((value) => value instanceof File);
    return file ? { bytes: file, mediaType: withoutParameters(file.type) } : null;
  } catch {
    // An incomplete or malformed form.
    return null;
  }
}

/** True when a file's first bytes match its declared media type. */
export async function isPicture({ bytes, mediaType }: ReceivedFile): Promise<boolean> {
  const head = new Uint8Array(await bytes.slice(0, HEAD_BYTES).arrayBuffer());
  return detectMediaType(head) === mediaType;
}

/** The request with only the file as its body, of known length. */
export function withFile(request: Request, { bytes, mediaType }: ReceivedFile): Request {
  return withBody(request, bytes, mediaType);
}

function withoutParameters(mediaType: string): string {
  return mediaType.split(';', 1)[0]?.trim() ?? '';
}
