import type { Context } from 'hono';
import { PHOTO_BUCKET } from '../../supabase/functions/_shared/photo-address.ts';
import { byteRange } from './byte-range.ts';
import { parseObjectAddress } from './object-path.ts';
import { OBJECT_CACHE_CONTROL, type ObjectMetadata } from './object-rows.ts';
import type { ObjectStorage } from './object-storage.ts';

interface PublicObjects {
  /** Null when there is no such object, or its bucket is not public. */
  describePublic(bucket: string, key: string): Promise<ObjectMetadata | null>;
  storage: Pick<ObjectStorage, 'canHold' | 'stat' | 'read'>;
}

/**
 * Answers GET and HEAD for a public object, with ranges and revalidation, which the library lacks
 * (it also writes to the database for each picture read).
 */
export async function servePublicObject(
  c: Context,
  { describePublic, storage }: PublicObjects,
): Promise<Response> {
  const [bucket, key] = parseObjectAddress(c.req.url, '/storage/v1/object/public/') ?? ['', ''];
  const metadata = storage.canHold(bucket, key) ? await describePublic(bucket, key) : null;
  const stored = metadata && (await storage.stat(bucket, key));
  if (!stored) return notFound(bucket);
  const { size } = stored;

  const headers = new Headers({
    'access-control-allow-origin': '*',
    'accept-ranges': 'bytes',
    'cache-control': OBJECT_CACHE_CONTROL,
    'content-type': metadata.mimetype,
    etag: metadata.eTag,
    // Opened by itself an object is a picture; if it is anything else, it must not run.
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    // People may follow a link from a mail or page, but search engines must not index it.
    'x-robots-tag': 'none',
  });
  const download = c.req.query('download');
  if (download !== undefined) headers.set('content-disposition', attachment(download || key));
  if (matches(c.req.header('if-none-match'), metadata.eTag)) {
    return new Response(null, { status: 304, headers });
  }

  const asked = c.req.header('if-range') ?? metadata.eTag;
  const range = asked === metadata.eTag ? byteRange(c.req.header('range'), size) : null;
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) headers.set('content-range', `bytes ${start}-${end}/${size}`);
  headers.set('content-length', String(end - start + 1));
  const status = range ? 206 : 200;
  if (c.req.method === 'HEAD' || size === 0) return new Response(null, { status, headers });
  const body = await storage.read(bucket, key, { start, end });
  return new Response(body, { status, headers });
}

function matches(header: string | undefined, eTag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags?.some((tag) => tag === eTag || tag === '*') ?? false;
}

function attachment(name: string): string {
  const file = name.split('/').at(-1) ?? name;
  return `attachment; filename*=UTF-8''${encodeURIComponent(file)}`;
}

function notFound(bucket: string): Response {
  const message = bucket === PHOTO_BUCKET ? 'Object not found' : 'Bucket not found';
  const body = { statusCode: '404', error: 'not_found', message };
  return Response.json(body, {
    status: 404,
    headers: { 'access-control-allow-origin': '*' },
  });
}
