import { createByteReader } from './byte-reader';
import type { PictureHeader } from './picture-header';

const EXTENSION = 0x21;
const IMAGE = 0x2c;

/** Reads a GIF's screen size and its first frame's, to which a decoder may have to enlarge. */
export function readGifHeader(bytes: Uint8Array): PictureHeader {
  const { u8, u16le, length } = createByteReader(bytes);
  const screen: PictureHeader = { width: u16le(6), height: u16le(8), fault: null };
  if (screen.width === 0 || screen.height === 0) return { ...screen, fault: 'damaged' };
  let at = 13 + colourTableBytes(u8(10));
  while (at < length && u8(at) === EXTENSION) at = afterBlocks(bytes, at + 2);
  if (at >= length) return { ...screen, fault: 'cut' };
  if (u8(at) !== IMAGE) return { ...screen, fault: 'damaged' };

  const header: PictureHeader = {
    width: Math.max(screen.width, u16le(at + 1) + u16le(at + 5)),
    height: Math.max(screen.height, u16le(at + 3) + u16le(at + 7)),
    fault: null,
  };
  const data = at + 10 + colourTableBytes(u8(at + 9));
  return afterBlocks(bytes, data + 1) > length ? { ...header, fault: 'cut' } : header;
}

function colourTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** The offset after a chain of data blocks; beyond the file when truncated. */
function afterBlocks(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    const size = bytes[at];
    if (size === undefined) return bytes.length + 1;
    at += size + 1;
    if (size === 0) return at;
  }
}
