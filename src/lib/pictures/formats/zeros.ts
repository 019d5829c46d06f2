/** Half a sector of a card: one that was lost is found wherever it begins. */
const RUN = 256;

/** Whether so many zeros follow on one another between two places as no coded picture has: a card lost what was there. */
export function hasRunOfZeros(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at + RUN <= end; at += RUN) {
    if (bytes[at] === 0 && bytes.subarray(at, at + RUN).every((byte) => byte === 0)) return true;
  }
  return false;
}
