/** Three bytes each (red, green, blue), row by row. */
export interface Pixels {
  width: number;
  height: number;
  rgb: Uint8Array;
}

/** Shrinks by averaging areas of whole pixels. Never enlarges. */
export function shrinkTo(pixels: Pixels, longEdge: number): Pixels {
  const { width: fullWidth, height: fullHeight, rgb: full } = pixels;
  const scale = longEdge / Math.max(fullWidth, fullHeight);
  if (scale >= 1) return pixels;
  const width = Math.max(1, Math.round(fullWidth * scale));
  const height = Math.max(1, Math.round(fullHeight * scale));
  const rgb = new Uint8Array(3 * width * height);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = spanOf(y, height, fullHeight);
    for (let x = 0; x < width; x++) {
      const [left, right] = spanOf(x, width, fullWidth);
      for (let part = 0; part < 3; part++) {
        let sum = 0;
        for (let row = top; row < bottom; row++) {
          for (let column = left; column < right; column++) {
            sum += full[3 * (row * fullWidth + column) + part] as number;
          }
        }
        rgb[3 * (y * width + x) + part] = sum / ((bottom - top) * (right - left));
      }
    }
  }
  return { width, height, rgb };
}

/** The places, of `from`, that the `index`th of `to` equal parts covers. */
function spanOf(index: number, to: number, from: number): [start: number, end: number] {
  const start = Math.floor((index * from) / to);
  return [start, Math.max(start + 1, Math.floor(((index + 1) * from) / to))];
}

export function withoutAlpha(rgba: Uint8Array | Uint8ClampedArray): Uint8Array {
  return Uint8Array.from({ length: (rgba.length / 4) * 3 }, (_, i) => {
    return rgba[Math.floor(i / 3) * 4 + (i % 3)] as number;
  });
}

export function withAlpha(rgb: Uint8Array): Uint8Array {
  const rgba = new Uint8Array((rgb.length / 3) * 4).fill(255);
  for (let i = 0; i * 3 < rgb.length; i++) rgba.set(rgb.subarray(3 * i, 3 * i + 3), 4 * i);
  return rgba;
}
