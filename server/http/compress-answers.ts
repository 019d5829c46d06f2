import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';

/** Below this a compressed answer saves less than its header and the reader's time cost. */
const LEAST_BYTES = 1024;

const compress = promisify(gzip);

/**
 * Compresses answers in text, each as a whole and outside this thread. Hono's own sends every answer through a stream,
 * small ones too, which was a tenth of what the host's thread had to do (decision 204).
 */
export function compressAnswers(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { res } = c;
    const isText = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(res.headers.get('Content-Type') ?? '');
    const isToStay =
      res.status === 206 ||
      res.headers.has('Content-Encoding') ||
      // A function's answer that takes long: a stream with signs of life.
      /no-transform/.test(res.headers.get('Cache-Control') ?? '');
    if (!isText || isToStay || c.req.method === 'HEAD' || !res.body) return;
    const encoding = accepts(c, {
      header: 'Accept-Encoding',
      supports: ['gzip'],
      default: 'identity',
    });
    const { status } = res;
    const headers = new Headers(res.headers);
    const body = Buffer.from(await res.arrayBuffer());
    const isWorthIt = encoding === 'gzip' && body.byteLength >= LEAST_BYTES;
    headers.append('Vary', 'Accept-Encoding');
    headers.delete('Content-Length');
    if (isWorthIt) headers.set('Content-Encoding', encoding);
    const sent = isWorthIt ? await compress(body) : body;
    // Without the first line Hono makes a stream of it again.
    c.res = undefined;
    c.res = new Response(sent, { status, headers });
  };
}
