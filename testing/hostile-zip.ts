import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive, and what its two headers say where that is not so. */
export interface HostileFile {
  name: string;
  content: Uint8Array | string;
  isStored?: boolean;
  /** Said in both headers. */
  size?: number;
  crc?: number;
  flags?: number;
  method?: number;
  /** Said in the local header alone. */
  local?: { name?: string; size?: number; crc?: number; method?: number };
  /** Has no bytes of its own: the directory names those of the file at this place. */
  sameAs?: number;
  /** Bytes by which the directory's entry points elsewhere. */
  shift?: number;
  /** Packed bytes that the directory claims. */
  packed?: number;
  /** Written behind the packed bytes; with it the local header says nothing. */
  descriptor?: 'signed' | 'bare' | 'wrong';
  extra?: Uint8Array;
}

interface Ending {
  /** Between the files and the directory. */
  gap?: Uint8Array;
  comment?: Uint8Array;
  /** Files that the directory does not name. */
  hidden?: readonly string[];
  count?: number;
}

interface Placed {
  file: HostileFile;
  at: number;
  packed: Buffer;
  size: number;
  crc: number;
}

/** An archive as nobody should write it: each header says what the test chooses. */
export function hostileZip(files: readonly HostileFile[], ending: Ending = {}): Uint8Array {
  const parts: Buffer[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  const placed: Placed[] = [];
  for (const file of files) {
    const twin = file.sameAs === undefined ? undefined : placed[file.sameAs];
    if (twin) {
      const { size = twin.size, crc = twin.crc } = file;
      placed.push({ ...twin, size, crc, file: { ...twin.file, ...file } });
      continue;
    }
    const content = Buffer.from(file.content);
    const packed = file.isStored ? content : deflateRawSync(content, { level: 9 });
    const own = { size: file.size ?? content.length, crc: file.crc ?? crc32(content) };
    placed.push({ file, at: length(), packed, ...own });
    parts.push(localHeader(file, packed, own), packed, buildDescriptor(file, packed, own));
  }
  parts.push(Buffer.from(ending.gap ?? []));
  const start = length();
  const named = placed.filter(({ file }) => !ending.hidden?.includes(file.name));
  parts.push(...named.map(directoryEntry));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(ending.count ?? named.length, 8);
  end.writeUInt16LE(ending.count ?? named.length, 10);
  end.writeUInt32LE(length() - start, 12);
  end.writeUInt32LE(start, 16);
  end.writeUInt16LE(ending.comment?.length ?? 0, 20);
  return Uint8Array.from(Buffer.concat([...parts, end, Buffer.from(ending.comment ?? [])]));
}

const chooseFlags = ({ flags = 0, descriptor }: HostileFile) => flags | (descriptor ? 8 : 0);
const chooseMethod = ({ method, isStored }: HostileFile) => method ?? (isStored ? 0 : 8);

function localHeader(file: HostileFile, packed: Buffer, own: Pick<Placed, 'size' | 'crc'>): Buffer {
  const name = Buffer.from(file.local?.name ?? file.name);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(chooseFlags(file), 6);
  header.writeUInt16LE(file.local?.method ?? chooseMethod(file), 8);
  if (!file.descriptor) {
    header.writeUInt32LE(file.local?.crc ?? own.crc, 14);
    header.writeUInt32LE(packed.length, 18);
    header.writeUInt32LE(file.local?.size ?? own.size, 22);
  }
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function buildDescriptor(file: HostileFile, packed: Buffer, own: Pick<Placed, 'size' | 'crc'>) {
  if (!file.descriptor) return Buffer.alloc(0);
  const descriptor = Buffer.alloc(16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  descriptor.writeUInt32LE(own.crc, 4);
  descriptor.writeUInt32LE(packed.length, 8);
  descriptor.writeUInt32LE(file.descriptor === 'wrong' ? (own.size ^ 1) >>> 0 : own.size, 12);
  return descriptor.subarray(file.descriptor === 'bare' ? 4 : 0);
}

function directoryEntry({ file, at, packed, size, crc }: Placed): Buffer {
  const name = Buffer.from(file.name);
  const extra = Buffer.from(file.extra ?? []);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(20, 4);
  entry.writeUInt16LE(20, 6);
  entry.writeUInt16LE(chooseFlags(file), 8);
  entry.writeUInt16LE(chooseMethod(file), 10);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(file.packed ?? packed.length, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt16LE(extra.length, 30);
  entry.writeUInt32LE((at + (file.shift ?? 0)) >>> 0, 42);
  return Buffer.concat([entry, name, extra]);
}
