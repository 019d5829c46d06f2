import { createByteReader } from './byte-reader';
import type { PictureHeader } from './picture-header';

/** Boxes on the way to the pictures' sizes, with the bytes of their own fields before their children. */
const CONTAINERS: Record<string, number> = { meta: 4, iprp: 0, ipco: 0 };

/**
 * Reads the size of the largest picture in a HEIF container ('ispe' properties). Tiles and
 * thumbnails are smaller than the picture they belong to.
 */
export function readHeicHeader(bytes: Uint8Array): PictureHeader {
  const { u32, text } = createByteReader(bytes);
  const header: PictureHeader = { width: 0, height: 0, fault: null };

  const walk = (from: number, end: number, depth: number) => {
    for (let at = from; at + 8 <= end;) {
      const short = u32(at);
      const type = text(at + 4, 4);
      // 1: the size is 64 bits long and follows; 0: the box reaches the end of the file.
      const isLong = short === 1;
      const size = isLong ? u32(at + 8) * 2 ** 32 + u32(at + 12) : short === 0 ? end - at : short;
      const content = at + (isLong ? 16 : 8);
      if (size < content - at) {
        header.fault ??= 'damaged';
        return;
      }
      if (at + size > end) header.fault ??= depth === 0 ? 'cut' : 'damaged';
      if (type === 'ispe' && u32(content + 4) * u32(content + 8) > header.width * header.height) {
        header.width = u32(content + 4);
        header.height = u32(content + 8);
      }
      const ownBytes = CONTAINERS[type];
      if (ownBytes !== undefined && depth < 4) {
        walk(content + ownBytes, Math.min(end, at + size), depth + 1);
      }
      at += size;
    }
  };
  walk(0, bytes.length, 0);
  if (header.width === 0 && header.fault === null) header.unreadableKind = 'a HEIF film sequence';
  return header;
}
