import { createByteReader } from '../formats/byte-reader';
import type { PhotoFormat } from '../formats/recognise';

const END_OF_JPEG = [0xff, 0xd9];
const END_OF_PNG = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];

type Bytes = Uint8Array<ArrayBuffer>;

const MEND: Partial<Record<PhotoFormat, (bytes: Bytes) => Promise<Bytes | null>>> = {
  JPEG: mendJpeg,
  PNG: mendPng,
};

/** Adds a missing end marker to a file; null where part of its picture is missing too. */
export async function mendEnd(bytes: Bytes, format: PhotoFormat): Promise<Bytes | null> {
  return (await MEND[format]?.(bytes)) ?? null;
}

/** Loads the reader of a JPEG's data with the first picture in doubt. */
export async function findJpegFault(bytes: Bytes) {
  return (await import('../formats/jpeg-data/find-jpeg-fault')).findJpegFault(bytes);
}

async function mendJpeg(bytes: Bytes): Promise<Bytes | null> {
  let end = bytes.length;
  // An interrupted copy is padded with zeros, which would read as data.
  while (bytes[end - 1] === 0) end -= 1;
  // An FF within the data is followed by a zero.
  if (bytes[end - 1] === 0xff) end = Math.min(bytes.length, end + 1);
  const mended = joined(bytes.subarray(0, end), END_OF_JPEG);
  return (await findJpegFault(mended)) === null ? mended : null;
}

/** Complete where the compressed data end properly. */
async function mendPng(bytes: Bytes): Promise<Bytes | null> {
  const { u32, text, length } = createByteReader(bytes);
  const data: Bytes[] = [];
  let at = 8;
  while (at + 8 <= length) {
    const end = at + 12 + u32(at);
    const isData = text(at + 4, 4) === 'IDAT';
    if (end > length && isData) return null;
    if (end > length) break;
    if (isData) data.push(bytes.subarray(at + 8, end - 4));
    at = end;
  }
  try {
    const rows = new Blob(data).stream().pipeThrough(new DecompressionStream('deflate'));
    // Discarded: a picture may unpack to a thousand times its file.
    await rows.pipeTo(new WritableStream());
  } catch {
    return null;
  }
  return joined(bytes.subarray(0, at), END_OF_PNG);
}

function joined(bytes: Bytes, end: number[]): Bytes {
  const whole = new Uint8Array(bytes.length + end.length);
  whole.set(bytes);
  whole.set(end, bytes.length);
  return whole;
}
