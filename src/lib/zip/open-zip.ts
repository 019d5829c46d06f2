import {
  readDirectory,
  type ZipEntry,
  refuseZip,
  sourceOfBytes,
  type ZipSource,
  locateFiles,
} from './central-directory';
import { Inflate } from 'pako';
import { crc32 } from '@/lib/pictures/formats/crc32';

export interface ZipBounds {
  entries: number;
  /** For one file, unpacked. */
  fileBytes: number;
  /** For everything read from it, unpacked. */
  bytes: number;
  /** The most bytes unpacked from one; small files are exempt. */
  ratio: number;
}

const SMALL = 1024 * 1024;

/** An archive within bounds, unpacked only on request. */
export class ZipArchive {
  readonly paths: readonly string[];
  private readonly source: ZipSource;
  private readonly bounds: ZipBounds;
  private readonly entries: ReadonlyMap<string, ZipEntry>;
  private readonly begins: ReadonlyMap<ZipEntry, number>;
  private count = 0;

  /** Throws a ZipProblem for anything that readers could interpret differently. */
  constructor(archive: Uint8Array | ZipSource, bounds: ZipBounds) {
    this.source = archive instanceof Uint8Array ? sourceOfBytes(archive) : archive;
    this.bounds = bounds;
    const directory = readDirectory(this.source, bounds.entries);
    this.begins = locateFiles(this.source, directory);
    this.entries = new Map(directory.entries.map((entry) => [entry.path, entry]));
    this.paths = [...this.entries.keys()];
  }

  /** Bytes unpacked so far, refused files included. */
  get unpacked(): number {
    return this.count;
  }

  /** A file's checksum in the archive, without unpacking. */
  readChecksum(path: string): number | undefined {
    return this.entries.get(path)?.crc;
  }

  /** A file's content; undefined for an unknown path. Throws a ZipProblem. */
  read(path: string): Uint8Array | undefined {
    const entry = this.entries.get(path);
    const begin = entry && this.begins.get(entry);
    if (!entry || begin === undefined) return undefined;
    const { packed, size } = entry;
    const isTooLarge =
      size > Math.min(this.bounds.fileBytes, this.bounds.bytes - this.count) ||
      (size > SMALL && size > packed * this.bounds.ratio);
    if (isTooLarge) refuseZip('too-large', 'A file would unpack to more than there is room for.');
    return unpackFile(this.source.read(begin, begin + packed), entry, (bytes) => {
      this.count += bytes;
    });
  }
}

/** Deflate expands a byte to a thousand at most. */
const MOST_DEFLATED = 1032;

/**
 * Unpacks one file, and stops once it exceeds its entry's size. `onBytes` counts every unpacked byte, even of files
 * refused afterwards. Throws a ZipProblem.
 */
function unpackFile(
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
  // Before allocating it.
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
