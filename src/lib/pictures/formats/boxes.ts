import { createByteReader } from './byte-reader';

/** A box of the ISO base media format (ISO/IEC 14496-12). */
export interface Box {
  type: string;
  /** Offset of its content. */
  start: number;
  /** Offset of its stated end; beyond the file when truncated. */
  end: number;
}

/**
 * Reads boxes in sequence while they are valid: phones may append anything after the last. A box that reaches beyond
 * `end` is the last.
 */
export function* readBoxes(bytes: Uint8Array, from: number, end: number): Generator<Box> {
  const { u32, text } = createByteReader(bytes);
  for (let at = from; at + 8 <= end;) {
    const short = u32(at);
    const type = text(at + 4, 4);
    // 1: a 64-bit size follows; 0: the box reaches the end of the file.
    const isLong = short === 1;
    const size = isLong ? u32(at + 8) * 2 ** 32 + u32(at + 12) : short === 0 ? end - at : short;
    const start = at + (isLong ? 16 : 8);
    if (size < start - at || !/^[\x20-\x7e\xa9]{4}$/.test(type)) return;
    yield { type, start, end: at + size };
    at += size;
  }
}
