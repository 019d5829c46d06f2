import type { SupabaseClient } from '@supabase/supabase-js';
import type { Photo } from '../_shared/analyst.ts';
import { TooManyBytes } from '../_shared/bytes-from-elsewhere.ts';
import { readJpegHead } from '../_shared/builtin/pixels/jpeg/decode-jpeg.ts';
import { drawOnPhoto } from '../_shared/drawing/raster/draw-on-photo.ts';
import { FunctionError } from '../_shared/function-error.ts';
import type { DrawOnPhoto, ShareReads } from '../_shared/function-settings.ts';
import { PHOTO_BUCKET, buildRenditionPath } from '../_shared/photo-address.ts';
import { detectMediaType } from '../_shared/photo-bytes.ts';

/** A rendition takes about 200 kB; a far larger file did not come from the product. */
const MAX_RENDITION_BYTES = 1_500_000;
/** Anthropic refuses more; the product stores up to twice as many along a long picture's side. */
const MOST_SIDE = 8000;
/**
 * A portrait's rendition is 1000 px high: enough for a model that takes 1280, whereas the photo
 * itself has four times as many pixels as the model can use.
 */
const NEARLY = 0.75;

/** Reads photos, draws on them and shrinks them for an analyst. */
export interface PhotoSource {
  client: SupabaseClient;
  draw: DrawOnPhoto | undefined;
  person: string;
  signal: AbortSignal;
  shareReads: ShareReads;
}

/**
 * The photo at this storage path, or its small rendition when that nearly fills `longEdge` pixels;
 * null asks for the full photo. Throws `photo_unreadable`.
 */
export async function loadPicture(
  source: PhotoSource,
  path: string,
  longEdge: number | null,
): Promise<Photo> {
  const { client } = source;
  if (longEdge !== null) {
    const rendition = await loadRendition(source, path);
    if (rendition && isLargeEnough(rendition, longEdge)) return rendition;
  }
  const { data, error } = await download(client, path);
  if (error instanceof TooManyBytes) throw notReadable(error);
  if (error) {
    // Without a status the storage was not reached, which says nothing about the photo.
    if (!('status' in error) || Number(error.status) >= 500) throw error;
    throw new FunctionError(
      'photo_unreadable',
      'The photo was not found in the storage. Please delete this observation and upload the photo again.',
      { cause: error },
    );
  }
  const photo = await readPhoto(data);
  if (photo) return withinSide(source, photo);
  throw notReadable();
}

/** The library throws when a file breaks off; here that becomes an error like any other. */
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

/** Halves a photo that is longer than any provider accepts. */
async function withinSide({ draw, ...forWhom }: PhotoSource, photo: Photo): Promise<Photo> {
  const side = longerSide(photo.bytes);
  if (side === null || side <= MOST_SIDE) return photo;
  try {
    const half = Math.ceil(side / 2);
    const smaller = await (draw?.(photo.bytes, null, half, forWhom) ??
      drawOnPhoto(photo.bytes, null, half));
    return smaller ? { ...photo, bytes: smaller } : photo;
  } catch (error) {
    // A provider may read what our decoder cannot.
    if (error instanceof RangeError) return photo;
    throw error;
  }
}

/** A photo's small rendition; null when it is missing, unreadable or not small. */
export function loadRendition(
  { client, shareReads }: PhotoSource,
  path: string,
): Promise<Photo | null> {
  return shareReads(buildRenditionPath(path), async () => {
    const { data } = await download(client, buildRenditionPath(path));
    if (!data || data.size > MAX_RENDITION_BYTES) return null;
    return readPhoto(data);
  });
}

/** True when a picture has nearly as many pixels on its long edge as an analyst can use. */
export function isLargeEnough({ bytes }: Photo, longEdge: number): boolean {
  return (longerSide(bytes) ?? 0) >= longEdge * NEARLY;
}

/** In pixels; null for anything but a readable JPEG. */
function longerSide(bytes: Uint8Array): number | null {
  try {
    const { width, height } = readJpegHead(bytes);
    return Math.max(width, height);
  } catch {
    return null;
  }
}

async function readPhoto(file: Blob): Promise<Photo | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mediaType = detectMediaType(bytes);
  return mediaType ? { bytes, mediaType } : null;
}
