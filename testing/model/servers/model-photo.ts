import { createHash } from 'node:crypto';

/** A picture as it came in a request. */
export interface ModelPhoto {
  bytes: Buffer;
  mediaType: string;
  /** SHA-256 of the bytes, as hex. */
  hash: string;
  /** Pixels; 0 where the bytes are no JPEG or PNG. */
  width: number;
  height: number;
}

export function readModelPhoto(base64: string, mediaType: string): ModelPhoto {
  const bytes = Buffer.from(base64, 'base64');
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { bytes, mediaType, hash, ...readSize(bytes) };
}

const NO_SIZE = { width: 0, height: 0 };
/** Markers that begin a frame, of which each coding has its own; the gaps are tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readSize(bytes: Buffer): { width: number; height: number } {
  if (bytes.length >= 24 && bytes.readUInt32BE(0) === 0x89504e47) {
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return NO_SIZE;
  for (let at = 2; at + 9 <= bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (isFrame(bytes[at + 1] ?? 0)) {
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    }
  }
  return NO_SIZE;
}
