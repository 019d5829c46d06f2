import { strFromU8 } from 'fflate';

/** An archive's bytes, in memory or not. */
export interface ZipSource {
  /** In bytes. */
  readonly size: number;
  /** The bytes from `start` up to `end`. Throws a ZipProblem outside the archive. */
  read(start: number, end: number): Uint8Array;
}

export function sourceOfBytes(bytes: Uint8Array): ZipSource {
  return {
    size: bytes.length,
    read: (start, end) => {
      checkRange(start, end, bytes.length);
      return bytes.subarray(start, end);
    },
  };
}

/** Throws a ZipProblem for bytes outside the archive. */
export function checkRange(start: number, end: number, size: number): void {
  if (start < 0 || end < start || end > size)
    refuseZip('damaged', 'The archive names bytes that it does not have.');
}

/** Damaged or deceptive; beyond its bounds; packed in an unsupported way. */
export type ZipFault = 'damaged' | 'too-large' | 'unsupported';

/** A ZIP archive cannot be read. The message is for the log; callers have sentences for people. */
export class ZipProblem extends Error {
  override readonly name = 'ZipProblem';
  readonly fault: ZipFault;

  constructor(fault: ZipFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

export function refuseZip(fault: ZipFault, message: string): never {
  throw new ZipProblem(fault, message);
}

/** A file's entry in the directory at an archive's end. */
export interface ZipEntry {
  path: string;
  /** The raw bytes of its name. */
  name: Uint8Array;
  flags: number;
  isDeflated: boolean;
  crc: number;
  /** Bytes packed and unpacked: unverified until the file is unpacked. */
  packed: number;
  size: number;
  /** Offset of its local header. */
  offset: number;
}

interface ZipDirectory {
  entries: ZipEntry[];
  /** Offset of the directory, where the files end. */
  start: number;
}

const HAS_DESCRIPTOR = 0x0008;
/** The compression level, irrelevant for unpacking. */
const PACKING_LEVEL = 0x0006;
const IS_UTF8 = 0x0800;
const ENCRYPTED = 0x2041;
const KNOWN_FLAGS = HAS_DESCRIPTOR | PACKING_LEVEL | IS_UTF8;
const DEFLATED = 8;
/** Version 4.5 of the format: later ones added compressions and encryptions that are unsupported here. */
const LATEST_VERSION = 45;

const END_SIGNATURE = 0x06054b50;
const END_LENGTH = 22;
const ZIP64_SIGNATURE = 0x07064b50;
const ZIP64_LENGTH = 20;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_LENGTH = 46;
const LONGEST_COMMENT = 0xffff;
const BEYOND_16_BITS = 0xffff;
const BEYOND_32_BITS = 0xffffffff;

/** A hundred bytes for each of 65,535 entries. */
const LONGEST_DIRECTORY = 8 * 1024 * 1024;
const LONGEST_NAME = 1000;
// eslint-disable-next-line no-control-regex -- Some readers end a name at a NUL.
const NO_PATH = /[\u0000-\u001f]|(?:^|[\\/])\.{1,2}(?:[\\/]|$)|^[\\/]|[\\/]{2}/u;

/** Reads the directory. Throws a ZipProblem for a damaged, too large or unsupported one. */
export function readDirectory(source: ZipSource, mostEntries: number): ZipDirectory {
  const { at, count, start } = findEnd(source);
  if (count > mostEntries) refuseZip('too-large', `The archive has ${count} entries.`);
  if (at - start > LONGEST_DIRECTORY) refuseZip('too-large', 'The directory is too long.');
  const bytes = source.read(start, at);
  const entries: ZipEntry[] = [];
  let next = 0;
  while (entries.length < count) {
    const { entry, length } = readEntry(bytes, next);
    entries.push(entry);
    next += length;
  }
  if (next !== bytes.length) refuseZip('damaged', 'The directory has another length.');
  checkPaths(entries);
  return { entries, start };
}

const viewBytes = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

/** The archive's end record: some readers take the last signature, others one whose comment fits. */
function findEnd(source: ZipSource): { at: number; count: number; start: number } {
  const from = Math.max(0, source.size - END_LENGTH - LONGEST_COMMENT);
  const view = viewBytes(source.read(from, source.size));
  let index = view.byteLength - 4;
  while (index >= 0 && view.getUint32(index, true) !== END_SIGNATURE) index -= 1;
  const behind = view.byteLength - index - END_LENGTH;
  if (index < 0 || behind < 0 || view.getUint16(index + 20, true) !== behind)
    refuseZip('damaged', 'The archive has no end.');
  const u16 = (at: number) => view.getUint16(index + at, true);
  const [disk, directoryDisk, countHere, count] = [u16(4), u16(6), u16(8), u16(10)];
  const length = view.getUint32(index + 12, true);
  const start = view.getUint32(index + 16, true);
  const isZip64 =
    (index >= ZIP64_LENGTH && view.getUint32(index - ZIP64_LENGTH, true) === ZIP64_SIGNATURE) ||
    count === BEYOND_16_BITS ||
    length === BEYOND_32_BITS ||
    start === BEYOND_32_BITS;
  if (isZip64) refuseZip('unsupported', 'ZIP64');
  if (disk + directoryDisk > 0 || countHere !== count) refuseZip('unsupported', 'several volumes');
  const at = from + index;
  if (start + length !== at) refuseZip('damaged', 'The directory does not end where it says.');
  return { at, count, start };
}

function readEntry(directory: Uint8Array, at: number): { entry: ZipEntry; length: number } {
  if (at + ENTRY_LENGTH > directory.length) refuseZip('damaged', 'The directory is cut off.');
  const view = viewBytes(directory.subarray(at));
  const u16 = (offset: number) => view.getUint16(offset, true);
  const u32 = (offset: number) => view.getUint32(offset, true);
  const extraAt = ENTRY_LENGTH + u16(28);
  const length = extraAt + u16(30) + u16(32);
  if (u32(0) !== ENTRY_SIGNATURE || at + length > directory.length)
    refuseZip('damaged', 'The directory is damaged.');
  const flags = u16(8);
  const method = u16(10);
  checkExtra(viewBytes(directory.subarray(at + extraAt, at + extraAt + u16(30))));
  if (flags & ENCRYPTED) refuseZip('unsupported', 'encryption');
  if (flags & ~KNOWN_FLAGS || (method !== 0 && method !== DEFLATED))
    refuseZip('unsupported', 'an unusual compression');
  if ((u16(6) & 0xff) > LATEST_VERSION) refuseZip('unsupported', 'a later version of ZIP');
  const [packed, size, offset] = [u32(20), u32(24), u32(42)];
  if ([packed, size, offset].includes(BEYOND_32_BITS)) refuseZip('unsupported', 'ZIP64');
  if (u16(34) !== 0) refuseZip('unsupported', 'several volumes');
  const isDeflated = method === DEFLATED;
  if (!isDeflated && packed !== size) refuseZip('damaged', 'A stored file has two sizes.');
  const name = directory.subarray(at + ENTRY_LENGTH, at + extraAt);
  const path = strFromU8(name, (flags & IS_UTF8) === 0);
  return { entry: { path, name, flags, isDeflated, crc: u32(16), packed, size, offset }, length };
}

const ZIP64_EXTRA = 0x0001;
/** A second name, which some readers prefer. */
const UNICODE_PATH = 0x7075;

function checkExtra(view: DataView): void {
  let at = 0;
  while (at + 4 <= view.byteLength) {
    const kind = view.getUint16(at, true);
    if (kind === ZIP64_EXTRA) refuseZip('unsupported', 'ZIP64');
    if (kind === UNICODE_PATH) refuseZip('damaged', 'A file has two names.');
    at += 4 + view.getUint16(at + 2, true);
  }
  if (at > view.byteLength) refuseZip('damaged', 'The directory is damaged.');
}

/** Refuses paths that lead elsewhere, duplicates in any case, and files used as folders. */
function checkPaths(entries: readonly ZipEntry[]): void {
  for (const { path } of entries)
    if (path === '' || path.length > LONGEST_NAME || NO_PATH.test(path))
      refuseZip('damaged', 'A file has no proper name.');
  // With the lowest character between folders, a folder's content sorts directly after it.
  const keys = entries.map(({ path }) => path.toLowerCase().replaceAll(/[\\/]/gu, '\u0000')).sort();
  keys.forEach((key, index) => {
    const next = keys[index + 1];
    if (next === key || next?.startsWith(`${key}\u0000`))
      refuseZip('damaged', 'Two files have the same name.');
  });
}

const HEADER_SIGNATURE = 0x04034b50;
const HEADER_LENGTH = 30;
const DESCRIPTOR_SIGNATURE = 0x08074b50;

/**
 * Finds the offset of each file's packed bytes. Files must be contiguous from the archive's first byte to its
 * directory, and their headers must agree with it: then no two share bytes, and readers of headers and of the directory
 * find the same files. Throws a ZipProblem.
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
  /** In a streamed file, unknown values are 0 and follow after the data. */
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

/** With or without its signature: both occur. */
function descriptorLength(source: ZipSource, { crc, packed, size }: ZipEntry, at: number): number {
  const says = (from: number) => {
    const view = viewBytes(source.read(from, from + 12));
    return [crc, packed, size].every((said, index) => view.getUint32(index * 4, true) === said);
  };
  const isSigned = viewBytes(source.read(at, at + 4)).getUint32(0, true) === DESCRIPTOR_SIGNATURE;
  if (isSigned && says(at + 4)) return 16;
  return says(at) ? 12 : refuseZip('damaged', 'What follows upon a file does not describe it.');
}
