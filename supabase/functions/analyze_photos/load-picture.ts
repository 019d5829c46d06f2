import type { SupabaseClient } from '@supabase/supabase-js';
import type { Photo } from '../_shared/analyst.ts';
import { readJpegHead } from '../_shared/builtin/pixels/jpeg/decode-jpeg.ts';
import { TooManyBytes } from '../_shared/bytes-from-elsewhere.ts';
import { FunctionError } from '../_shared/function-error.ts';
import { PHOTO_BUCKET, buildRenditionPath } from '../_shared/photo-address.ts';
import { detectMediaType } from '../_shared/photo-bytes.ts';

/** A rendition has 200 kB; what is far larger was put there by something else than the product. */
const MAX_RENDITION_BYTES = 1_500_000;
/**
 * A portrait's rendition is 1000 px high: to a model that takes 1280 it shows more than three quarters of what
 * the photo would, and the photo itself would be four times as many pixels as the model can use.
 */
const NEARLY = 0.75;

/**
 * The photo at this storage path, or its small rendition where that is large enough for an analyst that can
 * use so many pixels along the longer edge; null for all there are. Throws `photo_unreadable`.
 */
export async function loadPicture(
  client: SupabaseClient,
  path: string,
  longEdge: number | null,
): Promise<Photo> {
  if (longEdge !== null) {
    const rendition = await loadRendition(client, path);
    if (rendition && isLargeEnough(rendition, longEdge)) return rendition;
  }
  const { data, error } = await download(client, path);
  if (error instanceof TooManyBytes) throw notReadable(error);
  if (error) {
    // Without a status the storage was not reached at all, which says nothing about the photo.
    if (!('status' in error) || Number(error.status) >= 500) throw error;
    throw new FunctionError(
      'photo_unreadable',
      'The photo was not found in the storage. Please delete this observation and upload the photo again.',
      { cause: error },
    );
  }
  const photo = await photoIn(data);
  if (photo) return photo;
  throw notReadable();
}

/** A file that breaks off is an error like any other; the library throws it. */
function download(client: SupabaseClient, path: string) {
  const data = client.storage.from(PHOTO_BUCKET).download(path);
  return data.catch((error: unknown) => ({ data: null, error: error as Error }));
}

function notReadable(cause?: Error): FunctionError {
  return new FunctionError(
    'photo_unreadable',
    'The stored file is not a readable photo. Please upload it again as JPEG or PNG.',
    { cause },
  );
}

/** The small rendition beside a photo; null where it is missing, unreadable or not small. */
export async function loadRendition(client: SupabaseClient, path: string): Promise<Photo | null> {
  const { data } = await download(client, buildRenditionPath(path));
  if (!data || data.size > MAX_RENDITION_BYTES) return null;
  return photoIn(data);
}

/** Whether a picture shows an analyst nearly all that it could use along the longer edge. */
export function isLargeEnough({ bytes }: Photo, longEdge: number): boolean {
  try {
    const { width, height } = readJpegHead(bytes);
    return Math.max(width, height) >= longEdge * NEARLY;
  } catch {
    return false;
  }
}

async function photoIn(file: Blob): Promise<Photo | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mediaType = detectMediaType(bytes);
  return mediaType ? { bytes, mediaType } : null;
}
