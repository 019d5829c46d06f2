import { boxBlur, makePlane, smooth } from './raster.ts';
import type { Plane } from './raster.ts';

/** Dark lines of any width from a hairline to a wide gap, pixel by pixel. */
export interface Ridges {
  /** Depth of the line below its surroundings, in grey levels; 0 where there is no line. */
  strength: Plane;
  /** Direction along the line, radians in [0, π), x to the right and y down. */
  angle: Plane;
  /** Which of RIDGE_STEPS answered best. */
  scale: Uint8Array;
}

/** Distances, in pixels, at which both sides are compared with the centre: about half a line's width. */
const RIDGE_STEPS = [1, 2, 4, 8, 16] as const;

/** A wider line must beat a narrower one by this much, or broad shade would hide fine tracing. */
const WIDER_MUST_BEAT = 1.25;

export function findRidges(light: Plane): Ridges {
  const { width, height } = light;
  const strength = makePlane(width, height);
  const xxOfBest = new Float32Array(width * height);
  const xyOfBest = new Float32Array(width * height);
  const scale = new Uint8Array(width * height);
  let plane = smooth(light);
  RIDGE_STEPS.forEach((step, index) => {
    if (Math.min(width, height) < 8 * step) return;
    if (step > 1) plane = boxBlur(plane, step >> 1);
    const { data } = plane;
    const up = step * width;
    for (let y = step; y < height - step; y++) {
      for (let x = step, i = y * width + step; x < width - step; x++, i++) {
        const centre = 2 * (data[i] as number);
        const xx = (data[i - step] as number) + (data[i + step] as number) - centre;
        const yy = (data[i - up] as number) + (data[i + up] as number) - centre;
        // Nothing dark here in either direction; a diagonal line shows in both.
        if (xx + yy <= 2) continue;
        const xy =
          ((data[i - up - step] as number) +
            (data[i + up + step] as number) -
            (data[i - up + step] as number) -
            (data[i + up - step] as number)) /
          4;
        // Larger eigenvalue less the other's size: a pit curves both ways, a line only across.
        const mean = (xx + yy) / 2;
        const skew = (xx - yy) / 2;
        const half = Math.sqrt(skew * skew + xy * xy);
        const net = 2 * Math.min(mean, half);
        if (net <= (strength.data[i] as number) * (index > 0 ? WIDER_MUST_BEAT : 1)) continue;
        strength.data[i] = net;
        xxOfBest[i] = skew;
        xyOfBest[i] = xy;
        scale[i] = index;
      }
    }
  });
  return { strength, angle: directions(strength, xxOfBest, xyOfBest), scale };
}

/** The larger eigenvector points across the line; the line runs at right angles to it. */
function directions(strength: Plane, skew: Float32Array, xy: Float32Array): Plane {
  const angle = makePlane(strength.width, strength.height);
  for (let i = 0; i < skew.length; i++) {
    if ((strength.data[i] as number) === 0) continue;
    const along = 0.5 * Math.atan2(xy[i] as number, skew[i] as number) + Math.PI / 2;
    angle.data[i] = along >= Math.PI ? along - Math.PI : along;
  }
  return angle;
}
