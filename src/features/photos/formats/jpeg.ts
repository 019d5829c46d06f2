import { readerOf } from './byte-reader';
import type { PictureHeader } from './picture-header';

const SOF_FIRST = 0xc0;
const SOF_LAST = 0xcf;
/** In the same range as the frame headers, but tables: DHT, JPG and DAC. */
const NOT_FRAMES = new Set([0xc4, 0xc8, 0xcc]);
/** Baseline, extended and progressive Huffman coding: what browsers decode. */
const READABLE_FRAMES = new Set([0xc0, 0xc1, 0xc2]);
const SOS = 0xda;
const EOI = 0xd9;
const DNL = 0xdc;

/**
 * Walks a JPEG's segments and its coded data to the end-of-image marker. Junk between segments,
 * wrong lengths of metadata and bytes after the end are harmless and pass.
 */
export function readJpegHeader(bytes: Uint8Array): PictureHeader {
  const { u16, u8, length } = readerOf(bytes);
  const header: PictureHeader = { width: 0, height: 0, fault: null };
  let at = 2;
  while (at < length) {
    at = nextMarker(bytes, at);
    if (at >= length) break;
    const marker = u8(at + 1);
    at += 2;
    if (marker === EOI) return header.width > 0 ? header : { ...header, fault: 'damaged' };
    if (marker >= 0xd0 && marker <= 0xd8) continue;
    if (marker >= SOF_FIRST && marker <= SOF_LAST && !NOT_FRAMES.has(marker)) {
      if (header.width > 0) return { ...header, fault: 'damaged' };
      header.height = u16(at + 3);
      header.width = u16(at + 5);
      if (!READABLE_FRAMES.has(marker)) header.unreadableKind = frameKind(marker);
    }
    if (marker === SOS && header.width === 0) return { ...header, fault: 'damaged' };
    at += Math.max(2, u16(at));
    if (marker === SOS) {
      at = endOfCodedData(bytes, at);
      const next = u8(at + 1);
      if (at < length && !mayFollowCodedData(next)) return { ...header, fault: 'damaged' };
    }
  }
  return { ...header, fault: 'cut' };
}

/** Position of the next FF that begins a marker; the file's length when there is none. */
function nextMarker(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next >= 0xc0 && next !== 0xff) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  return bytes.length;
}

/** Position of the marker that ends the coded data beginning at `from`. */
function endOfCodedData(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    const isStuffed = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isStuffed) return at;
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  return bytes.length;
}

/** After coded data come the end, another scan, its tables or its line count; else bytes are wrong. */
function mayFollowCodedData(marker: number): boolean {
  return (
    marker === EOI ||
    marker === 0xc4 ||
    (marker >= SOS && marker <= 0xdd) ||
    marker === DNL ||
    marker >= 0xe0
  );
}

function frameKind(marker: number): string {
  const isLossless = marker === 0xc3 || marker === 0xc7 || marker === 0xcb || marker === 0xcf;
  return isLossless ? 'a lossless JPEG' : 'a JPEG with an unusual coding';
}
