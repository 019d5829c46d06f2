/**
 * Converts between a photo's address and its path. A row keeps the public URL from when its photo
 * was stored, with that day's host; after a move only the path in it is valid, so anyone who reads
 * a photo uses this module, never the stored URL. Shared by functions, host and browser.
 */

export const PHOTO_BUCKET = 'inspection_photos';
/** Private: the file that a photo was made from, under the photo's name, where its person keeps originals. */
export const ORIGINALS_BUCKET = 'inspection_originals';
/** The buckets with files of photos, which are deleted together. */
export const FILE_BUCKETS = [PHOTO_BUCKET, ORIGINALS_BUCKET] as const;
const PUBLIC_PATH = `/storage/v1/object/public/${PHOTO_BUCKET}/`;

export interface PhotoAddresses {
  photo: string;
  rendition: string;
}

/** The public URL of a storage path on the host at `backend`. */
export function publicPhotoUrl(backend: string, path: string): string {
  return (
    backend.replace(/\/+$/, '') + PUBLIC_PATH + path.split('/').map(encodeURIComponent).join('/')
  );
}

/**
 * The decoded storage path in a stored URL; null when it is not in the photo bucket. The URL's host
 * is ignored: the same storage has several names, and others after a move.
 */
export function readPhotoPath(stored: string): string | null {
  if (!URL.canParse(stored)) return null;
  // Dot segments are already resolved; query and fragment are dropped.
  const { protocol, pathname } = new URL(stored);
  const start = pathname.indexOf(PUBLIC_PATH);
  if (!/^https?:$/.test(protocol) || start === -1) return null;
  const segments = pathname
    .slice(start + PUBLIC_PATH.length)
    .split('/')
    .map(decoded);
  return segments.every(isPathSegment) ? segments.join('/') : null;
}

/** Like `readPhotoPath`, but only for a photo in this person's folder for this report. */
export function ownPhotoPath(stored: string, userId: string, reportId: string): string | null {
  const path = readPhotoPath(stored);
  const [user, report, ...rest] = path?.split('/') ?? [];
  return user === userId && report === reportId && rest.length === 1 ? path : null;
}

/**
 * The addresses that serve a stored photo now. An address outside the photo bucket stays as it is,
 * as does every address while the backend is unknown.
 */
export function photoAddresses(stored: string, backend: string | undefined): PhotoAddresses {
  const path = backend === undefined ? null : readPhotoPath(stored);
  const photo = backend === undefined || path === null ? stored : publicPhotoUrl(backend, path);
  return { photo, rendition: buildRenditionPath(photo) };
}

/** Storage path or URL of a photo's small rendition: `…/1700000000000_wall.jpg` → `…/1700000000000_wall.small.jpg`. */
export function buildRenditionPath(photo: string): string {
  const dot = photo.lastIndexOf('.');
  const slash = photo.lastIndexOf('/');
  return dot > slash ? `${photo.slice(0, dot)}.small.jpg` : `${photo}.small.jpg`;
}

/** True when a decoded path segment names something inside its folder. */
export function isPathSegment(segment: string): boolean {
  if (segment === '' || segment === '.' || segment === '..') return false;
  return !Array.from(segment).some(
    (character) => character < ' ' || '/\\\u007f'.includes(character),
  );
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
