import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { crc32 } from '@/lib/pictures/formats/crc32';
import { verifyPicture } from './verify-picture';

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A whole PNG, grey. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const lines = deflateSync(Buffer.alloc((width + 1) * height));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const stored = (bytes: Buffer, width: number, height: number) => ({
  media_type: 'image/png',
  width,
  height,
  data: bytes.toString('base64'),
  sha256: createHash('sha256').update(bytes).digest('hex'),
});
const GOOD = stored(png(20, 10), 20, 10);

it('takes a picture that is what it says', async () => {
  expect(await verifyPicture(GOOD, 'logo')).toEqual(GOOD);
});

it.each([
  ['nothing', null],
  ['another sum', { ...GOOD, sha256: '0'.repeat(64) }],
  ['another extent', { ...GOOD, width: 21 }],
  ['another kind', { ...GOOD, media_type: 'image/jpeg' }],
  ['a kind that is never stored', { ...GOOD, media_type: 'image/svg+xml' }],
  ['something beside it', { ...GOOD, href: 'https://example.com' }],
  ['bytes of another kind', stored(Buffer.from('GIF89a\x14\0\x0a\0'), 20, 10)],
  ['a drawing', stored(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 20, 10)],
  ['a picture cut short', stored(png(20, 10).subarray(0, -6), 20, 10)],
  ['base64 that is none', { ...GOOD, data: `${GOOD.data.slice(0, -4)}<a>=` }],
])('refuses %s', async (_, picture) => {
  expect(await verifyPicture(picture, 'logo')).toBe(null);
});

it('refuses one that is larger than its box', async () => {
  const wide = stored(png(901, 10), 901, 10);
  expect(await verifyPicture(wide, 'logo')).toEqual(wide);
  expect(await verifyPicture(wide, 'signature')).toBe(null);
});
