import { join, sep } from 'node:path';
import { isPathSegment } from '../../supabase/functions/_shared/photo-address.ts';

/** As on Supabase, and within what an index of the database takes. */
const MAX_KEY_BYTES = 1024;

/** The characters that Supabase's storage takes in a key, and S3 behind it without escaping. */
const KEY = /^[\w/!.*'() &$=@;:+,?-]+$/;

type ObjectRoute = '/storage/v1/object/' | '/storage/v1/object/public/';

/** Bucket and key that an address behind the route names; null when it cannot be read. */
export function parseObjectAddress(url: string, route: ObjectRoute): [string, string] | null {
  const [bucket = '', ...key] = new URL(url).pathname.split('/').slice(route.split('/').length - 1);
  try {
    return [decodeURIComponent(bucket), decodeURIComponent(key.join('/'))];
  } catch {
    return null;
  }
}

/** True when a new object may have this key on either host: objects stored here must be able to move there. */
export function isKey(key: string): boolean {
  return KEY.test(key);
}

/**
 * The path of an object's bytes under the storage's root; null for a key that could leave it or that no file system can
 * hold.
 */
export function objectPath(root: string, bucket: string, key: string): string | null {
  if (Buffer.byteLength(key) > MAX_KEY_BYTES) return null;
  const segments = [bucket, ...key.split('/')];
  if (!segments.every(isFileName)) return null;
  const path = join(root, ...segments);
  return path.startsWith(join(root, bucket) + sep) ? path : null;
}

function isFileName(segment: string): boolean {
  // 255 bytes is what the common file systems allow for one name.
  return isPathSegment(segment) && Buffer.byteLength(segment) <= 255;
}
