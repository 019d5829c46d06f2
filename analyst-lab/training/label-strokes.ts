/** Which strokes of a photo are crack, by its mask or by lines traced by eye. */
import type { Plane } from '../../supabase/functions/_shared/builtin/pixels/raster.ts';
import { angleAt } from '../../supabase/functions/_shared/builtin/pixels/ridges.ts';
import type { Strokes } from '../../supabase/functions/_shared/builtin/pixels/strokes.ts';
import { growMask } from '../evaluation/figures.ts';
import type { Mask } from '../evaluation/figures.ts';

/** For each stroke 1 crack, 0 not, -1 unsure. */
export type StrokeLabels = Int8Array;

/** Tracing by hand is good to about this share of the frame's longer side. */
const TRACE_NEAR = 0.018;
const TRACE_FAR = 0.035;
const MASK_NEAR = 4;
const MASK_FAR = 8;

export function labelNone({ strokes }: Strokes): StrokeLabels {
  return new Int8Array(strokes.length);
}

export function labelByMask({ strokes }: Strokes, mask: Mask): StrokeLabels {
  const near = growMask(mask, MASK_NEAR);
  const far = growMask(mask, MASK_FAR);
  const share = (pixels: number[], of: Mask) =>
    pixels.reduce((sum, i) => sum + (of.data[i] as number), 0) / pixels.length;
  return Int8Array.from(strokes, ({ pixels }) =>
    share(pixels, near) > 0.6 ? 1 : share(pixels, far) < 0.4 ? 0 : -1,
  );
}

/** `trace` holds polylines as x, y, x, y … in thousandths of the frame's width and height. */
export function labelByTrace(
  { width, height }: Plane,
  found: Strokes,
  trace: number[][],
): StrokeLabels {
  const frame = Math.max(width, height);
  return Int8Array.from(found.strokes, ({ pixels }) => {
    let near = 0;
    let far = 0;
    for (const i of pixels) {
      const x = i % width;
      const { distance, angle } = nearestOnTrace(x, (i - x) / width, width, height, trace);
      const isAlong = Math.cos(2 * (angle - angleAt(found.ridges, i))) > 0.3;
      if (distance < TRACE_NEAR * frame && isAlong) near++;
      if (distance > TRACE_FAR * frame) far++;
    }
    return near > 0.6 * pixels.length ? 1 : far > 0.6 * pixels.length ? 0 : -1;
  });
}

function nearestOnTrace(x: number, y: number, width: number, height: number, trace: number[][]) {
  let nearest = { distance: Infinity, angle: 0 };
  for (const line of trace) {
    for (let k = 0; k + 3 < line.length; k += 2) {
      const ax = ((line[k] as number) * width) / 1000;
      const ay = ((line[k + 1] as number) * height) / 1000;
      const dx = ((line[k + 2] as number) * width) / 1000 - ax;
      const dy = ((line[k + 3] as number) * height) / 1000 - ay;
      const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy + 1e-9);
      const at = Math.min(1, Math.max(0, along));
      const distance = Math.hypot(x - ax - at * dx, y - ay - at * dy);
      if (distance < nearest.distance) nearest = { distance, angle: Math.atan2(dy, dx) };
    }
  }
  return nearest;
}
