import {
  BEYOND_32_BITS,
  HAS_DESCRIPTOR,
  PACKING_LEVEL,
  viewBytes,
  type ZipDirectory,
  type ZipEntry,
} from './central-directory';
import { refuseZip } from './zip-problem';
import type { ZipSource } from './zip-source';

const HEADER_SIGNATURE = 0x04034b50;
const HEADER_LENGTH = 30;
const DESCRIPTOR_SIGNATURE = 0x08074b50;

/**
 * Where each file's packed bytes begin. Files must follow upon one another from the archive's first byte to its
 * directory, and say of themselves what the directory says of them: so no two share bytes, and a reader that goes
 * from header to header finds the same files as one that goes by the directory. Throws a ZipProblem.
 */
export function locateFiles(source: ZipSource, directory: ZipDirectory): Map<ZipEntry, number> {
  const begins = new Map<ZipEntry, number>();
  let next = 0;
  for (const entry of directory.entries.toSorted((a, b) => a.offset - b.offset)) {
    if (entry.offset !== next) refuseZip('damaged', 'Files overlap, or leave room between them.');
    const begin = entry.offset + checkHeader(source, entry);
    begins.set(entry, begin);
    const end = begin + entry.packed;
    next = end + (entry.flags & HAS_DESCRIPTOR ? descriptorLength(source, entry, end) : 0);
    if (next > directory.start) refuseZip('damaged', 'A file reaches into the directory.');
  }
  if (next !== directory.start) refuseZip('damaged', 'There is room before the directory.');
  return begins;
}

/** The length of a file's local header, which must agree with the directory. */
function checkHeader(source: ZipSource, entry: ZipEntry): number {
  const view = viewBytes(source.read(entry.offset, entry.offset + HEADER_LENGTH));
  const u16 = (at: number) => view.getUint16(at, true);
  const u32 = (at: number) => view.getUint32(at, true);
  const nameEnd = HEADER_LENGTH + u16(26);
  const name = source.read(entry.offset + HEADER_LENGTH, entry.offset + nameEnd);
  if (u32(18) === BEYOND_32_BITS) refuseZip('unsupported', 'ZIP64');
  /** Written before the file was: what was not known yet is 0 and follows behind it. */
  const isSame = (at: number, said: number) =>
    u32(at) === said || (u32(at) === 0 && (entry.flags & HAS_DESCRIPTOR) !== 0);
  const agrees =
    u32(0) === HEADER_SIGNATURE &&
    ((u16(6) ^ entry.flags) & ~PACKING_LEVEL) === 0 &&
    u16(8) === (entry.isDeflated ? 8 : 0) &&
    isSame(14, entry.crc) &&
    isSame(18, entry.packed) &&
    isSame(22, entry.size) &&
    name.length === entry.name.length &&
    name.every((byte, index) => byte === entry.name[index]);
  if (!agrees) refuseZip('damaged', 'A file says of itself what the directory does not.');
  return nameEnd + u16(28);
}

/** With its signature or without: both are in use. */
function descriptorLength(source: ZipSource, { crc, packed, size }: ZipEntry, at: number): number {
  const says = (from: number) => {
    const view = viewBytes(source.read(from, from + 12));
    return [crc, packed, size].every((said, index) => view.getUint32(index * 4, true) === said);
  };
  const isSigned = viewBytes(source.read(at, at + 4)).getUint32(0, true) === DESCRIPTOR_SIGNATURE;
  if (isSigned && says(at + 4)) return 16;
  return says(at) ? 12 : refuseZip('damaged', 'What follows upon a file does not describe it.');
}
