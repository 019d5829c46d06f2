const START_OF_SCAN = 0xda;
/** In the range of frame headers, but tables: DHT, JPG and DAC. */
const NOT_FRAMES = [0xc4, 0xc8, 0xcc];

/** A JPEG's size in pixels, by its header; null for anything else. */
export function readJpegSize(bytes: Uint8Array): { width: number; height: number } | null {
  const word = (at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
  if (word(0) !== 0xffd8) return null;
  let at = 2;
  while (bytes[at] === 0xff && at + 9 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === START_OF_SCAN) return null;
    if (marker >= 0xc0 && marker <= 0xcf && !NOT_FRAMES.includes(marker)) {
      const [height, width] = [word(at + 5), word(at + 7)];
      return width > 0 && height > 0 ? { width, height } : null;
    }
    // Any number of FFs may precede a marker.
    at += marker === 0xff ? 1 : 2 + Math.max(2, word(at + 2));
  }
  return null;
}
