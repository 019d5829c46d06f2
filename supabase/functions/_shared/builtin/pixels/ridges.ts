import { boxBlur, smooth } from './blur.ts';
import { makePlane, type Plane } from './raster.ts';

/** Dark lines from hairlines to wide gaps, per pixel. */
export interface Ridges {
  /** Depth of the line below its surroundings in grey levels; 0 without a line. */
  strength: Plane;
  /**
   * A vector as long as the strength, at twice the angle of the direction across the line. The
   * product of two of them shows how well their lines align, without computing an angle or root.
   */
  skew: Float32Array;
  slant: Float32Array;
}

/** Distances in pixels for comparing both sides with the centre: about half a line's width. */
const RIDGE_STEPS = [1, 2, 4, 8, 16] as const;

/** A wider line must exceed a narrower one by this factor, or broad shade would hide fine lines. */
const WIDER_MUST_BEAT = 1.25;

export function findRidges(light: Plane): Ridges {
  const { width, height } = light;
  const ridges = {
    strength: makePlane(width, height),
    skew: new Float32Array(width * height),
    slant: new Float32Array(width * height),
  };
  const plane = smooth(light);
  RIDGE_STEPS.forEach((step, index) => {
    if (Math.min(width, height) < 8 * step) return;
    if (step > 1) boxBlur(plane, step >> 1, plane);
    for (let y = step; y < height - step; y++) takeStronger(ridges, plane, y, step, index);
  });
  return ridges;
}

/** Writes one row's ridges at this scale where they exceed those of narrower scales. */
function takeStronger(ridges: Ridges, plane: Plane, y: number, step: number, index: number): void {
  const { width, data } = plane;
  const { skew, slant } = ridges;
  const strength = ridges.strength.data;
  const up = step * width;
  const mustBeat = index > 0 ? WIDER_MUST_BEAT : 1;
  for (let x = step, i = y * width + step; x < width - step; x++, i++) {
    const centre = 2 * data[i];
    const xx = data[i - step] + data[i + step] - centre;
    const yy = data[i - up] + data[i + up] - centre;
    const least = strength[i] * mustBeat;
    // Their sum is the most possible here; a diagonal line shows in both directions.
    if (xx + yy <= (least > 2 ? least : 2)) continue;
    const xy =
      (data[i - up - step] + data[i + up + step] - data[i - up + step] - data[i + up - step]) / 4;
    const half = (xx - yy) / 2;
    const squared = half * half + xy * xy;
    if (4 * squared <= least * least) continue;
    // The larger eigenvalue minus the other's magnitude: a pit curves both ways, a line only across.
    const across = Math.sqrt(squared);
    const net = Math.min(xx + yy, 2 * across);
    const stretch = net / across;
    strength[i] = net;
    skew[i] = half * stretch;
    slant[i] = xy * stretch;
  }
}

/** Direction along the line at a pixel: radians in [0, π), x to the right and y down; 0 without a line. */
export function computeAngle({ skew, slant }: Ridges, i: number): number {
  if (skew[i] === 0 && slant[i] === 0) return 0;
  const across = Math.atan2(slant[i], skew[i]);
  const along = (across + Math.PI) / 2;
  return along >= Math.PI ? along - Math.PI : along;
}
