import { readExif } from './exif';
import {
  readFrame,
  isJpeg,
  jpegSegments,
  METADATA,
  START_OF_SCAN,
  type JpegFrame,
} from './jpeg-segments';
import type { Orientation } from '../orientation';

/** Sample precision, height, width and number of components. */
const FRAME_BYTES = 6;

/**
 * Reads a JPEG's frame and orientation from the header, without decoding. Null for other files, and for a header that
 * plain readers cannot follow to its frame.
 */
export function readJpegFrame(
  bytes: Uint8Array,
): (JpegFrame & { orientation: Orientation }) | null {
  if (!isJpeg(bytes)) return null;
  let orientation: Orientation = 1;
  for (const segment of jpegSegments(bytes)) {
    const { marker, start, end, isPlain } = segment;
    if (!isPlain || end > bytes.length || marker === START_OF_SCAN) return null;
    if (marker === METADATA && orientation === 1) {
      orientation = readExif(bytes.subarray(start, end)).orientation;
    }
    const frame = readFrame(bytes, segment);
    if (frame) {
      const isWhole = end - start >= FRAME_BYTES && frame.width > 0 && frame.height > 0;
      return isWhole ? { ...frame, orientation } : null;
    }
  }
  return null;
}
