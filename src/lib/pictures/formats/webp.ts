import { createByteReader } from './byte-reader';
import type { PictureHeader } from './picture-header';

/** Reads a WebP's canvas size: VP8X when extended, else the frame of its only VP8 or VP8L picture. */
export function readWebpHeader(bytes: Uint8Array): PictureHeader {
  const { u8, u16le, u24le, u32le, text, length } = createByteReader(bytes);
  const fault = u32le(4) + 8 > length ? 'cut' : null;
  switch (text(12, 4)) {
    case 'VP8X':
      return { width: u24le(24) + 1, height: u24le(27) + 1, fault };
    case 'VP8 ':
      return { width: u16le(26) & 0x3fff, height: u16le(28) & 0x3fff, fault };
    case 'VP8L': {
      const bits = u32le(21);
      return {
        width: (bits & 0x3fff) + 1,
        height: ((u8(22) >> 6) | (u8(23) << 2) | ((u8(24) & 0xf) << 10)) + 1,
        fault,
      };
    }
    default:
      return { width: 0, height: 0, fault: 'damaged' };
  }
}
