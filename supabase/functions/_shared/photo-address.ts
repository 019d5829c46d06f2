/**
 * Converts between a photo's address and its path. A row keeps the public URL under which its photo was stored, which
 * names the host of that day: only the path in it still means something after a move, so anyone who reads a photo asks
 * this module, never the stored URL. Shared by functions, host and browser.
 */

export const PHOTO_BUCKET = 'inspection_photos';
/** Private: the file that a photo was made of lies there under the photo's own name, where its person keeps originals. */
export const ORIGINALS_BUCKET = 'inspection_originals';
/** The buckets with files of photos; they go together. */
export const FILE_BUCKETS = [PHOTO_BUCKET, ORIGINALS_BUCKET] as const;
/** The part of a photo's public URL before its storage path, on every host. */
const PUBLIC_PATH = `/storage/v1/object/public/${PHOTO_BUCKET}/`;

/** The addresses of a photo and of its small rendition. */
export interface PhotoAddresses {
  photo: string;
  rendition: string;
}

/** The public URL of what lies at a storage path, on the host at `backend`. */
export function publicPhotoUrl(backend: string, path: string): string {
  return (
    backend.replace(/\/+$/, '') + PUBLIC_PATH + path.split('/').map(encodeURIComponent).join('/')
  );
}

/**
 * The storage path in a stored URL, decoded; null for what is no photo of our bucket. The URL's host is
 * not compared: the same storage is known by more than one name, and by others after a move.
 */
export function readPhotoPath(stored: string): string | null {
  if (!URL.canParse(stored)) return null;
  // Dot segments are resolved by now; the query and the fragment are left behind.
  const { protocol, pathname } = new URL(stored);
  const start = pathname.indexOf(PUBLIC_PATH);
  if (!/^https?:$/.test(protocol) || start === -1) return null;
  const segments = pathname
    .slice(start + PUBLIC_PATH.length)
    .split('/')
    .map(decoded);
  return segments.every(isPathSegment) ? segments.join('/') : null;
}

/** As `readPhotoPath`, only for a photo that lies where this person's photos of this report do. */
export function ownPhotoPath(stored: string, userId: string, reportId: string): string | null {
  const path = readPhotoPath(stored);
  const [user, report, ...rest] = path?.split('/') ?? [];
  return user === userId && report === reportId && rest.length === 1 ? path : null;
}

/**
 * Gives the addresses that serve a stored photo now. An address that is not of our bucket holds as it is; so does every
 * one as long as the backend is not known.
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

/** True when a decoded piece of a path names something in its folder, and leads nowhere else. */
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
