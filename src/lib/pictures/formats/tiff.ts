import { createByteReader } from './byte-reader';

/** More entries than any camera writes; limits the walk for a wrong count. */
const MAX_ENTRIES = 200;

export interface TiffReader {
  u16(at: number): number;
  u32(at: number): number;
  text(at: number, count: number): string;
  /** Positions of a folder's entries, by tag; an entry's value, or its offset, is at its ninth byte. */
  folder(at: number): Map<number, number>;
  /** Offset of the folder after this one; 0 after the last. */
  after(at: number): number;
}

/** Reads the TIFF structure of cameras' metadata and of raw files. */
export function createTiffReader(bytes: Uint8Array): TiffReader {
  const reader = createByteReader(bytes);
  const isLittle = reader.text(0, 2) === 'II';
  const u16 = isLittle ? reader.u16le : reader.u16;
  const u32 = isLittle ? reader.u32le : reader.u32;
  return {
    u16,
    u32,
    text: reader.text,
    folder(at) {
      const entries = new Map<number, number>();
      const count = at > 0 ? Math.min(u16(at), MAX_ENTRIES) : 0;
      for (let index = 0; index < count; index += 1) {
        const entry = at + 2 + index * 12;
        entries.set(u16(entry), entry);
      }
      return entries;
    },
    after: (at) => u32(at + 2 + u16(at) * 12),
  };
}
