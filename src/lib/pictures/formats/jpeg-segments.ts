import { createByteReader } from './byte-reader';

export const END_OF_IMAGE = 0xd9;
export const START_OF_SCAN = 0xda;
/** APP1, which holds EXIF among other things. */
export const METADATA = 0xe1;
/** RST0 to RST7, SOI and EOI have no length and no content. */
const ALONE = { first: 0xd0, last: END_OF_IMAGE };
const FRAMES = { first: 0xc0, last: 0xcf };
/** In the range of frame headers, but tables: DHT, JPG and DAC. */
const NOT_FRAMES = new Set([0xc4, 0xc8, 0xcc]);

export interface JpegSegment {
  marker: number;
  /** Offset of its content, after marker and length. */
  start: number;
  /** Offset of its end, for a scan after all its coded data; beyond the file when truncated. */
  end: number;
  /**
   * True when a reader that follows the lengths gets past it: it begins where the previous one ended, with a possible
   * length. Browsers forgive more.
   */
  isPlain: boolean;
}

export interface JpegFrame {
  width: number;
  height: number;
  /** 1 grey, 3 colour, 4 print colours (which Word and browsers show wrongly). */
  components: number;
  bitsPerSample: number;
}

export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}

/**
 * Walks a JPEG's segments lazily. Skips junk between them and ends with the bytes: the caller judges anything missing
 * or unexpected.
 */
export function* jpegSegments(bytes: Uint8Array): Generator<JpegSegment> {
  const { u16, u8, length } = createByteReader(bytes);
  let from = 2;
  while (from < length) {
    const at = nextMarker(bytes, from);
    if (at === length) return;
    const marker = u8(at + 1);
    const isAlone = marker >= ALONE.first && marker <= ALONE.last;
    const size = isAlone ? 0 : u16(at + 2);
    const contentEnd = at + 2 + (isAlone ? 0 : Math.max(2, size));
    const end = marker === START_OF_SCAN ? endOfCodedData(bytes, contentEnd) : contentEnd;
    // Any number of FFs may precede a marker.
    const isNext = bytes.subarray(from, at).every((byte) => byte === 0xff);
    yield { marker, start: at + (isAlone ? 2 : 4), end, isPlain: isNext && size >= 2 };
    from = end;
  }
}

/** Null for any segment but a frame's header. */
export function readFrame(bytes: Uint8Array, { marker, start }: JpegSegment): JpegFrame | null {
  if (marker < FRAMES.first || marker > FRAMES.last || NOT_FRAMES.has(marker)) return null;
  const { u16, u8 } = createByteReader(bytes);
  return {
    bitsPerSample: u8(start),
    height: u16(start + 1),
    width: u16(start + 3),
    components: u8(start + 5),
  };
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
