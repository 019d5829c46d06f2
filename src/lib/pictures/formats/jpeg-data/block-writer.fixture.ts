/** One pass: colours by their number, coefficients `from` to `to`, bits left out before and after it. */
export interface Pass {
  colours: number[];
  from: number;
  to: number;
  high: number;
  low: number;
}

/** ITU T.81, annexes F and G, from the other side; each Huffman code is its symbol. */
export class BlockWriter {
  readonly #pass: Pass;
  readonly #isProgressive: boolean;
  #bits = '';
  readonly #lastMean = new Map<number, number>();
  #emptyBlocks = 0;
  /** Bits of coefficients in the empty blocks that were known before. */
  #waiting = '';

  constructor(pass: Pass, isProgressive: boolean) {
    this.#pass = pass;
    this.#isProgressive = isProgressive;
  }

  write(colour: number, block: Int16Array): void {
    const { from, high, low } = this.#pass;
    const mean = (block[0] as number) >> low;
    if (from === 0 && high > 0) this.#bits += mean & 1;
    else if (from === 0) {
      const difference = mean - (this.#lastMean.get(colour) ?? 0);
      this.#lastMean.set(colour, mean);
      const size = countBits(difference);
      this.#put(size, 8);
      this.#putSigned(difference, size);
    }
    if (from === 0 && this.#isProgressive) return;
    if (high === 0) this.#writeDetail(block);
    else this.#refineDetail(block);
  }

  end(): Uint8Array {
    this.#endEmptyBlocks();
    return packBits(this.#bits);
  }

  #writeDetail(block: Int16Array): void {
    let run = 0;
    for (let k = Math.max(1, this.#pass.from); k <= this.#pass.to; k++) {
      const value = this.#shifted(block[k] as number);
      if (value === 0) {
        run++;
        continue;
      }
      this.#endEmptyBlocks();
      for (; run > 15; run -= 16) this.#put(0xf0, 8);
      const size = countBits(value);
      this.#put((run << 4) | size, 8);
      this.#putSigned(value, size);
      run = 0;
    }
    if (run === 0) return;
    if (this.#isProgressive) this.#emptyBlocks++;
    else this.#put(0, 8);
  }

  #refineDetail(block: Int16Array): void {
    const { from, to } = this.#pass;
    const size = (k: number) => Math.abs(this.#shifted(block[k] as number));
    let lastNew = to;
    while (lastNew >= from && size(lastNew) !== 1) lastNew--;
    let run = 0;
    let known = '';
    for (let k = from; k <= to; k++) {
      if (size(k) === 0) {
        run++;
        continue;
      }
      for (; run > 15 && k <= lastNew; run -= 16) {
        this.#endEmptyBlocks();
        this.#put(0xf0, 8);
        this.#bits += known;
        known = '';
      }
      if (size(k) > 1) {
        known += size(k) & 1;
        continue;
      }
      this.#endEmptyBlocks();
      this.#put((run << 4) | 1, 8);
      this.#bits += ((block[k] as number) < 0 ? '0' : '1') + known;
      known = '';
      run = 0;
    }
    if (run === 0 && known === '') return;
    this.#emptyBlocks++;
    this.#waiting += known;
  }

  #endEmptyBlocks(): void {
    if (this.#emptyBlocks === 0) return;
    const size = Math.floor(Math.log2(this.#emptyBlocks));
    this.#put(size << 4, 8);
    this.#put(this.#emptyBlocks - (1 << size), size);
    this.#bits += this.#waiting;
    this.#emptyBlocks = 0;
    this.#waiting = '';
  }

  /** Less the bits that this pass leaves out. */
  #shifted(value: number): number {
    return value < 0 ? -(-value >> this.#pass.low) : value >> this.#pass.low;
  }

  #put(value: number, size: number): void {
    if (size > 0) this.#bits += value.toString(2).padStart(size, '0');
  }

  #putSigned(value: number, size: number): void {
    this.#put(value < 0 ? value + (1 << size) - 1 : value, size);
  }
}

/** Entropy-coded data as they stand in a file: filled up with ones, and each 0xff followed by a zero. */
export function packBits(bits: string): Uint8Array {
  const bytes = bits.match(/.{1,8}/g)?.map((byte) => parseInt(byte.padEnd(8, '1'), 2)) ?? [];
  return Uint8Array.from(bytes.flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte])));
}

/** Bits that a number has. */
function countBits(value: number): number {
  return value === 0 ? 0 : Math.floor(Math.log2(Math.abs(value))) + 1;
}
