import pLimit from 'p-limit';
import { hashFile } from '@/lib/hash-file';
import { photoAddresses, photoPathIn } from '../../../../supabase/functions/_shared/photo-address';
import type { PhotoSums } from '../schema';

const AT_ONCE = 4;
const PATIENCE_MS = 60_000;

interface HashOptions {
  backend: string | undefined;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
}

/**
 * The sums of the photos' files and of their renditions, by path. Null where there is no such file; rejects
 * where a file could not be asked for, so that no line that stumbles makes a photo a missing one.
 */
export async function hashPhotos(
  photos: readonly string[],
  { backend, fetch, onProgress, signal }: HashOptions,
): Promise<PhotoSums> {
  const stored = new Map(
    photos.flatMap((photo) => {
      const path = photoPathIn(photo);
      return path === null ? [] : [[path, photoAddresses(photo, backend)] as const];
    }),
  );
  const sumOf = async (url: string) => {
    const response = await fetch(url, {
      credentials: 'omit',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    if ([400, 404].includes(response.status)) return null;
    if (!response.ok)
      throw new Error(`A photo could not be read: the server answered ${response.status}.`);
    return hashFile(new Uint8Array(await response.arrayBuffer()));
  };
  const limit = pLimit(AT_ONCE);
  let done = 0;
  onProgress(done, stored.size);
  const sums = await Promise.all(
    Array.from(stored, ([path, addresses]) =>
      limit(async () => {
        signal.throwIfAborted();
        const photo = await sumOf(addresses.photo);
        const rendition = await sumOf(addresses.rendition);
        done += 1;
        onProgress(done, stored.size);
        return [path, { photo, rendition }] as const;
      }),
    ),
  );
  return Object.fromEntries(sums);
}
