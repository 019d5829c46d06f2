import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** The basic format's limits are 4 GiB and 65,535 files, as in FAT32 and older programs. */
const LIMITS = { bytes: 4_000_000_000, files: 65_000 };
/** Bytes of the headers around a file, and of its entry in the directory. */
const FRAME = 160;
/** Bytes held in memory before they go into a Blob, which the browser may keep on disk. */
const HAND_OVER = 8 * 1024 * 1024;

export interface ZipArchives {
  /** Text is compressed. */
  addText(path: string, text: string): void;
  /** Photos are compressed already and are stored unchanged. */
  addPhoto(path: string, bytes: Uint8Array): void;
  /** Finishes writing; usually returns one archive. */
  finish(): Blob[];
}

/** Writes files into a zip archive, and into another one where the first would become too large. */
export function createZipArchives(limits = LIMITS): ZipArchives {
  const finished: Blob[] = [];
  let current = openArchive();

  const roomFor = (path: string, size: number) => {
    const needed = size + 2 * path.length * 4 + FRAME;
    const isFull = current.bytes() + needed > limits.bytes || current.files() >= limits.files;
    if (isFull && current.files() > 0) {
      finished.push(current.end());
      current = openArchive();
    }
    current.reserve(needed - size);
    return current;
  };

  return {
    addText(path, text) {
      const bytes = new TextEncoder().encode(text);
      roomFor(path, bytes.length).add(new ZipDeflate(path, { level: 6 }), bytes);
    },
    addPhoto(path, bytes) {
      roomFor(path, bytes.length).add(new ZipPassThrough(path), bytes);
    },
    finish() {
      finished.push(current.end());
      return finished;
    },
  };
}

function openArchive() {
  const handedOver: Blob[] = [];
  let held: Uint8Array<ArrayBuffer>[] = [];
  let heldBytes = 0;
  let written = 0;
  let reserved = 0;
  let files = 0;
  const handOver = () => {
    handedOver.push(new Blob(held));
    held = [];
    heldBytes = 0;
  };
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    held.push(chunk);
    heldBytes += chunk.length;
    written += chunk.length;
    if (heldBytes >= HAND_OVER) handOver();
  });

  return {
    bytes: () => written + reserved,
    files: () => files,
    /** Reserves space for the archive's directory. */
    reserve(bytes: number) {
      reserved += bytes;
    },
    add(file: ZipDeflate | ZipPassThrough, bytes: Uint8Array) {
      files += 1;
      file.mtime = new Date();
      zip.add(file);
      file.push(bytes, true);
    },
    end(): Blob {
      zip.end();
      handOver();
      return new Blob(handedOver, { type: 'application/zip' });
    },
  };
}
