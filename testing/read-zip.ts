import { crc32 } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';

/** The files of a .zip by their paths. Throws for one whose bytes are not those that its sum was made of. */
export function readZip(zip: Uint8Array): Record<string, Uint8Array> {
  const files = unzipSync(zip);
  const sums = readChecksums(zip);
  for (const [path, content] of Object.entries(files)) {
    if (crc32(content) !== sums.get(path)) throw new Error(`${path} is damaged.`);
  }
  return files;
}

/** CRC-32 of each file as the directory at the end of the archive has it. The library checks none. */
function readChecksums(zip: Uint8Array): Map<string, number> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  // No archive of ours ends in a comment: its last record has the shortest length there is.
  const end = zip.length - 22;
  const sums = new Map<string, number>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const path = zip.subarray(at + 46, at + 46 + view.getUint16(at + 28, true));
    sums.set(strFromU8(path), view.getUint32(at + 16, true));
    at += 46 + path.length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return sums;
}
