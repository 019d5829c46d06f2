import { createByteReader } from './byte-reader';
import { END_OF_IMAGE, readFrame, jpegSegments, START_OF_SCAN } from './jpeg-segments';
import type { PictureHeader } from './picture-header';
import { hasRunOfZeros } from './zeros';

/** Baseline, extended and progressive Huffman coding: what browsers decode. */
const READABLE_FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** APP2. */
const PROFILE = 0xe2;
const PROGRESSIVE_FRAME = 0xc2;
const LOSSLESS_FRAMES = new Set([0xc3, 0xc7, 0xcb, 0xcf]);

/**
 * Walks a whole JPEG to its end-of-image marker. Accepts junk between segments, wrong metadata lengths and bytes after
 * the end, which are harmless.
 */
export function readJpegHeader(bytes: Uint8Array): PictureHeader {
  const { text } = createByteReader(bytes);
  const header: PictureHeader = { width: 0, height: 0, fault: null };
  for (const segment of jpegSegments(bytes)) {
    const { marker, start, end } = segment;
    const hasFrame = header.width > 0;
    if (marker === END_OF_IMAGE) return hasFrame ? header : { ...header, fault: 'damaged' };
    if (marker === PROFILE && text(start, 11) === 'ICC_PROFILE') header.hasProfile = true;
    const frame = readFrame(bytes, segment);
    if (frame) {
      if (hasFrame) return { ...header, fault: 'damaged' };
      header.width = frame.width;
      header.height = frame.height;
      // Without its last scans it is only less sharp, which nobody notices.
      if (marker === PROGRESSIVE_FRAME) header.isDoubtful = true;
      if (!READABLE_FRAMES.has(marker)) header.unreadableKind = nameCoding(marker);
      else if (frame.bitsPerSample !== 8) {
        header.unreadableKind = `a JPEG with ${frame.bitsPerSample} bits a colour`;
      }
    }
    if (marker === START_OF_SCAN) {
      const next = end < bytes.length ? bytes[end + 1] : END_OF_IMAGE;
      if (!hasFrame || !mayFollowCodedData(next)) return { ...header, fault: 'damaged' };
      if (hasRunOfZeros(bytes, start, end)) header.isDoubtful = true;
    }
  }
  return { ...header, fault: 'cut' };
}

/** After coded data come the end, another scan, its tables or its line count; anything else is corrupt. */
function mayFollowCodedData(marker = 0): boolean {
  const isHuffmanTable = marker === 0xc4;
  const isEndScanOrTable = marker >= END_OF_IMAGE && marker <= 0xdd;
  return isHuffmanTable || isEndScanOrTable || marker >= 0xe0;
}

function nameCoding(frameMarker: number): string {
  return LOSSLESS_FRAMES.has(frameMarker) ? 'a lossless JPEG' : 'a JPEG with an unusual coding';
}
