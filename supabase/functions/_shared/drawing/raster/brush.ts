/** Paints lines and filled shapes into pixels, with smooth edges. */
import type { Pixels } from '../../builtin/pixels/raster.ts';
import type { Point } from '../drawing.ts';

/** A part of the picture with each pixel's coverage, 0 to 255. */
interface Mask {
  left: number;
  top: number;
  width: number;
  height: number;
  cover: Uint8Array;
}

/** A line through the points, with round ends and corners. `colour` has six hex digits. */
export function paintLine(
  pixels: Pixels,
  points: readonly Point[],
  { width, isClosed, colour }: { width: number; isClosed: boolean; colour: string },
): void {
  const radius = width / 2;
  const mask = maskAround(pixels, points, radius + 1);
  if (!mask) return;
  const ends = isClosed ? [...points.slice(1), ...points.slice(0, 1)] : points.slice(1);
  ends.forEach((end, index) => {
    coverSegment(mask, points[index] ?? end, end, radius);
  });
  if (ends.length === 0) for (const point of points) coverSegment(mask, point, point, radius);
  blend(pixels, mask, colour);
}

/** Fills outlines together, so that touching ones have no seam. */
export function paintFilled(
  pixels: Pixels,
  outlines: readonly (readonly Point[])[],
  colour: string,
): void {
  const mask = maskAround(pixels, outlines.flat(), 1);
  if (!mask) return;
  const sums = new Float32Array(mask.width);
  for (let y = 0; y < mask.height; y += 1) {
    sums.fill(0);
    for (let part = 0; part < PARTS; part += 1) {
      addSpans(sums, mask.left, crossings(outlines, mask.top + y + (part + 0.5) / PARTS));
    }
    for (let x = 0; x < mask.width; x += 1) {
      mask.cover[y * mask.width + x] = Math.round(((sums[x] ?? 0) / PARTS) * 255);
    }
  }
  blend(pixels, mask, colour);
}

/** Samples per row of pixels, so that slanted edges look straight. */
const PARTS = 4;

/** Null when it is entirely outside the picture. */
function maskAround(pixels: Pixels, points: readonly Point[], reach: number): Mask | null {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.max(0, Math.floor(Math.min(...xs) - reach));
  const top = Math.max(0, Math.floor(Math.min(...ys) - reach));
  const width = Math.min(pixels.width, Math.ceil(Math.max(...xs) + reach)) - left;
  const height = Math.min(pixels.height, Math.ceil(Math.max(...ys) + reach)) - top;
  if (!(width > 0 && height > 0)) return null;
  return { left, top, width, height, cover: new Uint8Array(width * height) };
}

/** Visits only pixels near the line: a few per row for a long slanted one. */
function coverSegment(mask: Mask, from: Point, to: Point, radius: number): void {
  const [startX, startY] = [from[0] - mask.left, from[1] - mask.top];
  const [wayX, wayY] = [to[0] - from[0], to[1] - from[1]];
  const length = wayX * wayX + wayY * wayY;
  const reach = radius + 1;
  const firstRow = Math.max(0, Math.floor(Math.min(startY, startY + wayY) - reach));
  const lastRow = Math.min(mask.height - 1, Math.ceil(Math.max(startY, startY + wayY) + reach));
  for (let row = firstRow; row <= lastRow; row += 1) {
    const y = row + 0.5;
    const near = (edge: number) =>
      wayY === 0 ? edge : (y + (edge === 0 ? -reach : reach) * Math.sign(wayY) - startY) / wayY;
    const xs = [near(0), near(1)].map((at) => startX + wayX * Math.min(1, Math.max(0, at)));
    const first = Math.max(0, Math.floor(Math.min(...xs) - reach));
    const last = Math.min(mask.width - 1, Math.ceil(Math.max(...xs) + reach));
    for (let column = first; column <= last; column += 1) {
      const [x, place] = [column + 0.5, row * mask.width + column];
      const along = length === 0 ? 0 : ((x - startX) * wayX + (y - startY) * wayY) / length;
      const at = Math.min(1, Math.max(0, along));
      const distance = Math.hypot(x - startX - at * wayX, y - startY - at * wayY);
      const cover = Math.round(Math.min(1, Math.max(0, radius + 0.5 - distance)) * 255);
      // A pixel where two segments meet is covered once.
      if (cover > (mask.cover[place] ?? 0)) mask.cover[place] = cover;
    }
  }
}

/** The outlines' crossings with a height, from left to right. */
function crossings(outlines: readonly (readonly Point[])[], y: number): number[] {
  return outlines
    .flatMap((points) =>
      points.flatMap(([x, from], index): number[] => {
        const [nextX, to] = points[(index + 1) % points.length] ?? [x, from];
        return from <= y === to <= y ? [] : [x + ((y - from) / (to - from)) * (nextX - x)];
      }),
    )
    .sort((a, b) => a - b);
}

function addSpans(sums: Float32Array, left: number, edges: readonly number[]): void {
  for (let index = 0; index + 1 < edges.length; index += 2) {
    const from = Math.max(0, (edges[index] ?? 0) - left);
    const to = Math.min(sums.length, (edges[index + 1] ?? 0) - left);
    for (let x = Math.floor(from); x < to; x += 1) {
      sums[x] = (sums[x] ?? 0) + Math.min(x + 1, to) - Math.max(x, from);
    }
  }
}

function blend({ rgb, width }: Pixels, mask: Mask, colour: string): void {
  const paint = [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  for (let y = 0; y < mask.height; y += 1) {
    for (let x = 0; x < mask.width; x += 1) {
      const cover = mask.cover[y * mask.width + x] ?? 0;
      if (cover === 0) continue;
      const at = ((mask.top + y) * width + mask.left + x) * 3;
      for (let part = 0; part < 3; part += 1) {
        const before = rgb[at + part] ?? 0;
        rgb[at + part] = Math.round(before + (((paint[part] ?? 0) - before) * cover) / 255);
      }
    }
  }
}
