import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { accepts } from 'hono/accepts';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';

/** Below this size, compression saves less than its header and the reader's time cost. */
const LEAST_BYTES = 1024;

const compress = promisify(gzip);

/**
 * Compresses text answers, each as a whole and off this thread. Hono's own middleware streams every
 * answer, small ones too, which was a tenth of the host thread's work (decision 204).
 */
export function compressAnswers(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { res } = c;
    const isText = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(res.headers.get('Content-Type') ?? '');
    const isToStay =
      res.status === 206 ||
      res.headers.has('Content-Encoding') ||
      // A function's slow answer: a stream with keep-alive bytes.
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
    // Without this line Hono makes it a stream again.
    c.res = undefined;
    c.res = new Response(sent, { status, headers });
  };
}
