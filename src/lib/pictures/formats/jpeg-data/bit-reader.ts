/** Reads entropy-coded bits of a JPEG scan: undoes byte stuffing, decodes Huffman symbols. */

const LOOK_AHEAD = 9;

/** The coded data are contradictory, or end before the picture does. */
export class BrokenData extends RangeError {
  readonly fault: 'cut' | 'damaged';

  constructor(message: string, fault: BrokenData['fault'] = 'damaged') {
    super(message);
    this.fault = fault;
  }
}

export interface HuffmanTable {
  /** For each run of LOOK_AHEAD bits: symbol | length << 8, or 0 for a longer code. */
  quick: Uint16Array;
  /** Largest code of each length, or -1; index of its symbol is code + offset. */
  maxCode: Int32Array;
  offset: Int32Array;
  symbols: Uint8Array;
}

/** `counts[k]` codes have k + 1 bits (ITU T.81, annex C). Throws RangeError on more codes than possible. */
export function buildHuffmanTable(counts: Uint8Array, symbols: Uint8Array): HuffmanTable {
  const quick = new Uint16Array(1 << LOOK_AHEAD);
  const maxCode = new Int32Array(17).fill(-1);
  const offset = new Int32Array(17);
  let code = 0;
  let next = 0;
  for (let length = 1; length <= 16; length++) {
    const count = counts[length - 1] ?? 0;
    offset[length] = next - code;
    for (let k = 0; k < count; k++, code++, next++) {
      if (length > LOOK_AHEAD) continue;
      const first = code << (LOOK_AHEAD - length);
      const entry = (symbols[next] ?? 0) | (length << 8);
      quick.fill(entry, first, first + (1 << (LOOK_AHEAD - length)));
    }
    if (code > 1 << length) throw new RangeError('JPEG: a bad table');
    if (count > 0) maxCode[length] = code - 1;
    code <<= 1;
  }
  return { quick, maxCode, offset, symbols };
}

export class BitReader {
  private bytes: Uint8Array = new Uint8Array();
  private position = 0;
  private buffer = 0;
  private count = 0;
  /** Zero bits added after the end of the data, counted to detect a truncated file. */
  private missing = 0;

  /** Starts reading `bytes` at `position`, with a clean state. */
  open(bytes: Uint8Array, position: number): void {
    this.bytes = bytes;
    this.position = position;
    this.buffer = 0;
    this.count = 0;
    this.missing = 0;
  }

  /** True after more added bits than a block takes: the file is truncated. */
  get isExhausted(): boolean {
    return this.missing > 64;
  }

  private fill(): void {
    while (this.count <= 16) {
      let byte = 0;
      if (this.position < this.bytes.length) {
        byte = this.bytes[this.position] ?? 0;
        if (byte === 0xff) {
          if (this.bytes[this.position + 1] === 0) this.position += 2;
          else {
            // A marker: nothing more to read until it is handled.
            byte = 0;
            this.missing += 8;
          }
        } else this.position++;
      } else this.missing += 8;
      this.buffer = ((this.buffer << 8) | byte) & 0xffffff;
      this.count += 8;
    }
  }

  /** The next Huffman symbol; throws RangeError on a code that is not in the table. */
  symbol(table: HuffmanTable): number {
    if (this.count <= 16) this.fill();
    const ahead = (this.buffer >> (this.count - LOOK_AHEAD)) & ((1 << LOOK_AHEAD) - 1);
    const entry = table.quick[ahead] ?? 0;
    if (entry !== 0) {
      this.count -= entry >> 8;
      return entry & 0xff;
    }
    for (let length = LOOK_AHEAD + 1; length <= 16; length++) {
      const code = (this.buffer >> (this.count - length)) & ((1 << length) - 1);
      if (code <= (table.maxCode[length] ?? -1)) {
        this.count -= length;
        return table.symbols[code + (table.offset[length] ?? 0)] ?? 0;
      }
    }
    throw new BrokenData('JPEG: unknown Huffman code');
  }

  /** A number of `size` bits, 1 to 15. */
  unsigned(size: number): number {
    if (this.count <= 16) this.fill();
    this.count -= size;
    return (this.buffer >> this.count) & ((1 << size) - 1);
  }

  /** Skips the next restart marker; throws RangeError when the scan ends before it. */
  restart(): void {
    this.count = 0;
    this.buffer = 0;
    this.missing = 0;
    for (;;) {
      const at = this.bytes.indexOf(0xff, this.position);
      const marker = this.bytes[at + 1] ?? 0;
      if (at === -1 || (marker !== 0 && (marker < 0xd0 || marker > 0xd7))) {
        throw new BrokenData('JPEG: a restart marker is missing', 'cut');
      }
      this.position = at + 2;
      if (marker !== 0) return;
    }
  }
}
