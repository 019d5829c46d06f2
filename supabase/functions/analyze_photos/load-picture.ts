import type { SupabaseClient } from '@supabase/supabase-js';
import type { Photo } from '../_shared/analyst.ts';
import { TooManyBytes } from '../_shared/bytes-from-elsewhere.ts';
import { describeDrawing } from '../_shared/drawing/describe-drawing.ts';
import { type Drawing, isUntouched } from '../_shared/drawing/drawing.ts';
import { drawnPicturePath } from '../_shared/drawing/drawn-picture.ts';
import { FunctionError } from '../_shared/function-error.ts';
import type { ShareReads } from '../_shared/function-settings.ts';
import { readJpegSize } from '../_shared/jpeg-size.ts';
import { PHOTO_BUCKET, buildRenditionPath } from '../_shared/photo-address.ts';
import { detectMediaType } from '../_shared/photo-bytes.ts';
import { sha256 } from '../_shared/sha256.ts';

/** Files beside a photo take 200 to 300 kB; a far larger one did not come from the product. */
const MAX_BESIDE_BYTES = 1_500_000;
/** Anthropic refuses more; the product stores up to twice as many along a long picture's side. */
const MOST_SIDE = 8000;
/**
 * A portrait's rendition is 1000 px high: enough for a model that takes 1280, whereas the photo
 * itself has four times as many pixels as the model can use.
 */
const NEARLY = 0.75;

/** Reads stored photos for an analyst. */
export interface PhotoSource {
  client: SupabaseClient;
  shareReads: ShareReads;
}

/**
 * The photo at this storage path as its person presents it, cropped, rotated and with its marks, and
 * the marks in words; as stored where the picture of this drawing is not there. Throws `photo_unreadable`.
 */
export async function loadDrawnPicture(
  source: PhotoSource,
  path: string,
  drawing: Drawing,
  longEdge: number | null,
): Promise<Photo> {
  if (isUntouched(drawing)) return loadPicture(source, path, longEdge);
  const drawn = await drawnPicturePath(path, { drawing }, sha256);
  const picture = drawn && (await loadBeside(source, drawn));
  const { crop } = drawing;
  // A part of the photo has few of its pixels.
  const part = crop ? Math.max(crop.width, crop.height, 0.01) : 1;
  const photo =
    picture || (await loadPicture(source, path, longEdge && Math.ceil(longEdge / part)));
  const described = describeDrawing(drawing, photo === picture);
  return { ...photo, ...(described && { drawing: described }) };
}

/**
 * The photo at this storage path, or its small rendition when that nearly fills `longEdge` pixels, or when a provider
 * refuses so long a photo; null asks for the full photo. Throws `photo_unreadable`.
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
  if (!photo) throw notReadable();
  const isTooLong = longerSide(photo.bytes) > MOST_SIDE;
  return (isTooLong && (await loadRendition(source, path))) || photo;
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

/** A photo's small rendition; null when it is missing, unreadable or not small. */
export function loadRendition(source: PhotoSource, path: string): Promise<Photo | null> {
  return loadBeside(source, buildRenditionPath(path));
}

function loadBeside({ client, shareReads }: PhotoSource, path: string): Promise<Photo | null> {
  return shareReads(path, async () => {
    const { data } = await download(client, path);
    if (!data || data.size > MAX_BESIDE_BYTES) return null;
    return readPhoto(data);
  });
}

/** True when a picture has nearly as many pixels on its long edge as an analyst can use. */
export function isLargeEnough({ bytes }: Photo, longEdge: number): boolean {
  return longerSide(bytes) >= longEdge * NEARLY;
}

/** In pixels; 0 for anything but a readable JPEG. */
function longerSide(bytes: Uint8Array): number {
  const { width, height } = readJpegSize(bytes) ?? { width: 0, height: 0 };
  return Math.max(width, height);
}

async function readPhoto(file: Blob): Promise<Photo | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mediaType = detectMediaType(bytes);
  return mediaType ? { bytes, mediaType } : null;
}
