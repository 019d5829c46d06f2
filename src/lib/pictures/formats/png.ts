import { createByteReader } from './byte-reader';
import { crc32 } from './crc32';
import type { PictureHeader } from './picture-header';

/** Bit depths that the standard allows for each colour type. */
const DEPTHS: Record<number, number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};
const SIGNATURE_END = 8;

/** Walks a PNG's chunks. Verifies the checksums of picture data; a wrong one in other chunks passes. */
export function readPngHeader(bytes: Uint8Array): PictureHeader {
  const { u8, u32, text, length } = createByteReader(bytes);
  const isSigned = u32(0) === 0x89504e47 && u32(4) === 0x0d0a1a0a;
  const isLegal = DEPTHS[u8(25)]?.includes(u8(24)) ?? false;
  if (isSigned && text(12, 4) === 'CgBI') {
    return { width: 0, height: 0, fault: null, unreadableKind: 'a PNG for Apple’s apps alone' };
  }
  if (!isSigned || text(12, 4) !== 'IHDR' || !isLegal) {
    return { width: 0, height: 0, fault: 'damaged' };
  }
  const header: PictureHeader = { width: u32(16), height: u32(20), fault: null };

  let hasData = false;
  for (let at = SIGNATURE_END; at + 8 <= length;) {
    const size = u32(at);
    const type = text(at + 4, 4);
    if (type === 'IEND') return hasData ? header : { ...header, fault: 'damaged' };
    const end = at + 12 + size;
    if (end > length) return { ...header, fault: 'cut' };
    const isPicture = type === 'IHDR' || type === 'IDAT' || type === 'PLTE';
    if (isPicture && crc32(bytes.subarray(at + 4, end - 4)) !== u32(end - 4)) {
      return { ...header, fault: 'damaged' };
    }
    hasData ||= type === 'IDAT';
    if (type === 'acTL' && !hasData) header.isAnimated = true;
    at = end;
  }
  return { ...header, fault: 'cut' };
}
