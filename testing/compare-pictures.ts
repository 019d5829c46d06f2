import jpeg from 'jpeg-js';

/** Mean difference of brightness of the same picture, compressed twice; turned wrongly it is 30 and more. */
export const SAME_PICTURE = 8;

export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

export function decodePixels(bytes: Uint8Array): Pixels {
  return jpeg.decode(bytes, { useTArray: true, maxMemoryUsageInMB: 1024 });
}

/** Mean difference of brightness (0 to 255) between two pictures, looked at on a coarse grid. */
export function measureDifference(one: Pixels, other: Pixels): number {
  const cells = 24;
  let sum = 0;
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      const at = [(column + 0.5) / cells, (row + 0.5) / cells] as const;
      sum += Math.abs(brightness(one, ...at) - brightness(other, ...at));
    }
  }
  return sum / cells ** 2;
}

/** Average of a small patch, so that a pixel's offset does not count. */
function brightness({ width, height, data }: Pixels, x: number, y: number): number {
  let sum = 0;
  let count = 0;
  const reach = Math.max(1, Math.round(width / 60));
  for (let dy = -reach; dy <= reach; dy += 1) {
    for (let dx = -reach; dx <= reach; dx += 1) {
      const column = Math.min(width - 1, Math.max(0, Math.floor(x * width) + dx));
      const row = Math.min(height - 1, Math.max(0, Math.floor(y * height) + dy));
      const at = (row * width + column) * 4;
      sum += ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
      count += 1;
    }
  }
  return sum / count;
}
