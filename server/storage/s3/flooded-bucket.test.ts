/** A bucket, or whatever answers at its address, that does not end. */
import { beforeEach, expect, it } from 'vitest';
import { type Flood, buildHead, startFloodingServer } from '../../../testing/flooding-server.ts';
import { MOST_FROM_ELSEWHERE } from '../../../supabase/functions/_shared/bytes-from-elsewhere.ts';
import { type Bucket, openBucket, S3_LIMITS } from './bucket.ts';
import { readWhole } from './read-whole.ts';
import { openForSuite } from '../../../testing/open-for-suite.ts';

const LIMITS = { ...S3_LIMITS, attempts: 2, answerMs: 3000, pauseMs: 100 };
const IN_BUFFERS = 16 * 1024 * 1024;
const MOST = MOST_FROM_ELSEWHERE.photoStream.bytes;

const server = openForSuite(startFloodingServer);
let bucket: Bucket;
beforeEach(() => {
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
  const place = { bucket: 'b', prefix: '', endpoint: server.url, region: 'us-east-1', credentials };
  bucket = openBucket(place, LIMITS);
});

const readAll = async () =>
  new Response(await readWhole((range, tag) => bucket.get('k', range, tag), undefined, LIMITS));

const xml = buildHead('application/xml');
const file = buildHead('image/jpeg', 200, 'content-length: 100000000\r\netag: "a"\r\n');

it.each<[string, Flood, () => Promise<unknown>]>([
  ['a list', { head: `${xml}<ListBucketResult>`, again: '<a>b</a>' }, () => bucket.list('')],
  [
    'a list of one name',
    { head: `${xml}<ListBucketResult><a>`, again: 'a' },
    () => bucket.list(''),
  ],
  ['a refusal', { head: buildHead('application/xml', 403), again: 'a' }, () => bucket.list('')],
  ['a fault', { head: buildHead('application/xml', 500), again: 'a' }, () => bucket.delete('k')],
  ['a refused photo', { head: buildHead('application/xml', 403), again: 'a' }, readAll],
  ['a photo', { head: file, again: 'a' }, async () => (await readAll()).arrayBuffer()],
  [
    'headers',
    { head: 'HTTP/1.1 200 OK\r\n', again: 'x-more: aaaaaaaa\r\n' },
    () => bucket.list(''),
  ],
  [
    'a chunk’s extension',
    { head: 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n1;', again: 'a' },
    () => bucket.list(''),
  ],
])('is let go at the bound of %s', async (_what, flood, ask) => {
  server.flood(flood);
  await expect(ask()).rejects.toThrow();
  expect(server.asked).toBeLessThanOrEqual(LIMITS.attempts);
  expect(server.sent).toBeLessThan(server.asked * (MOST + IN_BUFFERS));
});

it('is let go where a photo comes by the byte', async () => {
  server.flood({ head: file, again: 'a', pauseMs: 20 });
  await expect((await readAll()).arrayBuffer()).rejects.toThrow();
  expect(server.asked).toBeLessThanOrEqual(LIMITS.attempts);
});
