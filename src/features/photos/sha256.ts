/**
 * SHA-256 as lower-case hex. Browsers offer it only over https and on the machine itself, so a
 * host reached by plain http on a site's own network needs the arithmetic below.
 */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  // The types promise it; an insecure page has none.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  const digest = subtle
    ? new Uint8Array(await subtle.digest('SHA-256', bytes))
    : sha256InScript(bytes);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** FIPS 180-4, section 6.2. */
export function sha256InScript(bytes: Uint8Array): Uint8Array {
  const { roundConstants, state } = CONSTANTS();
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, (bytes.length * 8) >>> 0);

  const words = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i += 1) words[i] = view.getUint32(block + i * 4);
    for (let i = 16; i < 64; i += 1) {
      const early = word(words, i - 15);
      const late = word(words, i - 2);
      const mixEarly = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const mixLate = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      words[i] = word(words, i - 16) + mixEarly + word(words, i - 7) + mixLate;
    }
    mixBlock(state, words, roundConstants);
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((value, index) => {
    digest.setUint32(index * 4, value);
  });
  return new Uint8Array(digest.buffer);
}

function mixBlock(state: Uint32Array, words: Uint32Array, roundConstants: Uint32Array): void {
  const mixed = Uint32Array.from(state);
  for (let i = 0; i < 64; i += 1) {
    const [a, b, c, e, f, g] = [0, 1, 2, 4, 5, 6].map((at) => word(mixed, at)) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const mixE = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = word(mixed, 7) + mixE + choice + word(roundConstants, i) + word(words, i);
    const mixA = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    mixed.copyWithin(1, 0, 7);
    mixed[4] = word(mixed, 4) + first;
    mixed[0] = first + mixA + majority;
  }
  for (let i = 0; i < 8; i += 1) state[i] = word(state, i) + word(mixed, i);
}

const word = (words: Uint32Array, at: number): number => words[at] ?? 0;
const turn = (value: number, by: number): number => (value >>> by) | (value << (32 - by));

/** The standard's constants: first 32 bits of the fractions of roots of the first primes. */
function CONSTANTS(): { roundConstants: Uint32Array; state: Uint32Array } {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n += 1) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32);
  return {
    roundConstants: Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
    state: Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
  };
}
