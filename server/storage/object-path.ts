import { join, sep } from 'node:path';
import { isPathSegment } from '../../supabase/functions/_shared/photo-address.ts';

/** The same limit as on Supabase, and within what a database index takes. */
const MAX_KEY_BYTES = 1024;

/** The characters that Supabase's storage allows in a key, and S3 takes unescaped. */
const KEY = /^[\w/!.*'() &$=@;:+,?-]+$/;

type ObjectRoute = '/storage/v1/object/' | '/storage/v1/object/public/';

/** Bucket and key in an address under the route; null when it cannot be decoded. */
export function parseObjectAddress(url: string, route: ObjectRoute): [string, string] | null {
  const [bucket = '', ...key] = new URL(url).pathname.split('/').slice(route.split('/').length - 1);
  try {
    return [decodeURIComponent(bucket), decodeURIComponent(key.join('/'))];
  } catch {
    return null;
  }
}

/** True when a new object may have this key on either host, because objects must be able to move to Supabase. */
export function isKey(key: string): boolean {
  return KEY.test(key);
}

/** The path of an object's bytes under `root`; null for a key that could leave it or that no file system can store. */
export function objectPath(root: string, bucket: string, key: string): string | null {
  if (Buffer.byteLength(key) > MAX_KEY_BYTES) return null;
  const segments = [bucket, ...key.split('/')];
  if (!segments.every(isFileName)) return null;
  const path = join(root, ...segments);
  return path.startsWith(join(root, bucket) + sep) ? path : null;
}

function isFileName(segment: string): boolean {
  // Common file systems allow 255 bytes for one name.
  return isPathSegment(segment) && Buffer.byteLength(segment) <= 255;
}
