import { fractalNoise, mix, pointNoise } from './noise.ts';
import type { Colour, Paint } from './surfaces.ts';
import { blend } from './surfaces.ts';

/** A place in shares of the frame's width and height, 0 to 1; faces may reach beyond it. */
export type Place = readonly [x: number, y: number];

export interface Finish {
  colour: Colour;
  /** Grey levels by which fine grain and broad clouds vary the colour. */
  grain?: number;
  clouds?: number;
  /** The colour at the foot of the face, where it differs from that at its head. */
  foot?: Colour;
  /** The share of what is behind the face that it hides, 0 to 1. */
  cover?: number;
}

/** Paints a polygon in one finish: a wall, a pane, a leg of a table. */
export function fillFace(paint: Paint, corners: readonly Place[], finish: Finish): void {
  const { width, height, scale, seed } = paint;
  const { colour, grain = 6, clouds = 10, foot = colour, cover = 1 } = finish;
  const points = corners.map(([x, y]) => [x * width, y * height] as const);
  const head = Math.min(...points.map(([, y]) => y));
  const base = Math.max(...points.map(([, y]) => y));
  for (let y = Math.max(0, Math.floor(head)); y < Math.min(height, base); y++) {
    const down = (y - head) / (base - head);
    const crossings = crossingsAt(points, y + 0.5);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const to = Math.min(width - 1, Math.round(crossings[k + 1] ?? 0) - 1);
      for (let x = Math.max(0, Math.round(crossings[k] ?? 0)); x <= to; x++) {
        const u = x / scale;
        const v = y / scale;
        const tone =
          grain * (pointNoise(x, y, seed + 5) - 0.5) +
          clouds * (fractalNoise(u / 160, v / 160, seed + 3, 2) - 0.5) * 2;
        blend(
          paint,
          x,
          y,
          [0, 1, 2].map((c) => mix(colour[c] ?? 0, foot[c] ?? 0, down) + tone) as unknown as Colour,
          cover,
        );
      }
    }
  }
}

/** The crossings of the outline with a row, from left to right. */
function crossingsAt(points: readonly (readonly [number, number])[], y: number): number[] {
  return points
    .flatMap(([x, top], k) => {
      const [nextX, next] = points[(k + 1) % points.length] ?? [x, top];
      return top <= y === next <= y ? [] : [x + ((y - top) / (next - top)) * (nextX - x)];
    })
    .sort((a, b) => a - b);
}

export function rectangle(left: number, top: number, right: number, bottom: number): Place[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** A bar of the given thickness (a share of the frame) from one place to another. */
export function bar([x, y]: Place, [toX, toY]: Place, thickness: number): Place[] {
  const length = Math.hypot(toX - x, toY - y) || 1;
  const dx = (-(toY - y) / length) * (thickness / 2);
  const dy = ((toX - x) / length) * (thickness / 2);
  return [
    [x + dx, y + dy],
    [toX + dx, toY + dy],
    [toX - dx, toY - dy],
    [x - dx, y - dy],
  ];
}
