/** Reads numbers and tags from a file's bytes; reading past the end gives 0 and '', never an error. */
export interface ByteReader {
  length: number;
  u8(at: number): number;
  u16(at: number): number;
  u16le(at: number): number;
  u24le(at: number): number;
  u32(at: number): number;
  u32le(at: number): number;
  /** `count` bytes as Latin-1 text. */
  text(at: number, count: number): string;
}

export function createByteReader(bytes: Uint8Array): ByteReader {
  const u8 = (at: number) => bytes[at] ?? 0;
  const u16 = (at: number) => (u8(at) << 8) | u8(at + 1);
  const u16le = (at: number) => u8(at) | (u8(at + 1) << 8);
  return {
    length: bytes.length,
    u8,
    u16,
    u16le,
    u24le: (at) => u16le(at) | (u8(at + 2) << 16),
    u32: (at) => u16(at) * 65_536 + u16(at + 2),
    u32le: (at) => u16le(at) + u16le(at + 2) * 65_536,
    text: (at, count) => String.fromCharCode(...bytes.subarray(at, at + count)),
  };
}
