/** Half a sector of a card: a lost sector is found wherever it begins. */
const RUN = 256;

/** True when the range has more consecutive zeros than a coded picture can: a card lost the data. */
export function hasRunOfZeros(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at + RUN <= end; at += RUN) {
    if (bytes[at] === 0 && bytes.subarray(at, at + RUN).every((byte) => byte === 0)) return true;
  }
  return false;
}
