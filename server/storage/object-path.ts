import { join, sep } from 'node:path';

/** As on Supabase, and within what an index of the database takes. */
const MAX_KEY_BYTES = 1024;

/**
 * Where an object's bytes lie under the storage's root; null for a key that could leave it or that no
 * file system can hold.
 */
export function objectPath(root: string, bucket: string, key: string): string | null {
  if (Buffer.byteLength(key) > MAX_KEY_BYTES) return null;
  const segments = [bucket, ...key.split('/')];
  if (!segments.every(isSafeSegment)) return null;
  const path = join(root, ...segments);
  return path.startsWith(join(root, bucket) + sep) ? path : null;
}

function isSafeSegment(segment: string): boolean {
  if (segment === '' || segment === '.' || segment === '..' || segment.includes('/')) return false;
  // 255 bytes is what the common file systems allow for one name.
  if (Buffer.byteLength(segment) > 255) return false;
  return !Array.from(segment).some(
    (character) => character < ' ' || character === '\\' || character === '\u007f',
  );
}
