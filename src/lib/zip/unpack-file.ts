import { Inflate } from 'pako';
import { crc32 } from '@/lib/pictures/formats/crc32';
import type { ZipEntry } from './central-directory';
import { refuseZip } from './zip-problem';

/** Deflate makes a thousand bytes of one at the most. */
const MOST_DEFLATED = 1032;

/**
 * Unpacks one file, and stops as soon as it is more than its entry says. `onBytes` hears of every byte that was
 * unpacked, also of what is refused afterwards. Throws a ZipProblem.
 */
export function unpackFile(
  packed: Uint8Array,
  entry: ZipEntry,
  onBytes: (count: number) => void,
): Uint8Array {
  const content = entry.isDeflated ? inflated(packed, entry.size, onBytes) : packed;
  if (!entry.isDeflated) onBytes(packed.length);
  if (crc32(content) !== entry.crc) refuseZip('damaged', 'A file has another sum.');
  return content;
}

function inflated(packed: Uint8Array, size: number, onBytes: (count: number) => void): Uint8Array {
  // Before there is room for it.
  if (size > packed.length * MOST_DEFLATED)
    refuseZip('damaged', 'A file says more than it can hold.');
  const content = new Uint8Array(size);
  let length = 0;
  const inflate = new Inflate({ raw: true });
  inflate.onData = (chunk) => {
    onBytes(chunk.length);
    if (length + chunk.length > size) refuseZip('damaged', 'A file is more than it says.');
    content.set(chunk, length);
    length += chunk.length;
  };
  if (!inflate.push(packed, true)) refuseZip('damaged', 'A file cannot be unpacked.');
  if (length !== size) refuseZip('damaged', 'A file is less than it says.');
  return content;
}
