/** Turns labelled photos into what the built-in analyst learns from: strokes and photo features. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKING_EDGE } from '../../supabase/functions/_shared/builtin/observe-photo.ts';
import { splitColours } from '../../supabase/functions/_shared/builtin/pixels/colour.ts';
import { measureSurface } from '../../supabase/functions/_shared/builtin/pixels/photo-features.ts';
import type { PhotoFeatures } from '../../supabase/functions/_shared/builtin/pixels/photo-features.ts';
import type { Pixels, Plane } from '../../supabase/functions/_shared/builtin/pixels/raster.ts';
import { angleAt } from '../../supabase/functions/_shared/builtin/pixels/ridges.ts';
import { measureStrokes } from '../../supabase/functions/_shared/builtin/pixels/stroke-features.ts';
import { findStrokes } from '../../supabase/functions/_shared/builtin/pixels/strokes.ts';
import type { Strokes } from '../../supabase/functions/_shared/builtin/pixels/strokes.ts';
import { growMask } from '../evaluation/figures.ts';
import type { Mask } from '../evaluation/figures.ts';
import { listMasked, maskOf, readMask } from '../photos/crack-masks.ts';
import { listLabelled, readPixels } from '../photos/labelled-photos.ts';
import { variantsOf } from './photo-variants.ts';

/** One way to look at a photo: as it is, or smaller, darker, noisier. */
export interface View {
  light: Plane;
  found: Strokes;
  rows: Float32Array[];
  /** 1 crack, 0 not, -1 unsure; null when nobody traced the cracks of this photo. */
  isCrack: Int8Array | null;
  surface: PhotoFeatures;
}

export interface Example {
  file: string;
  source: string;
  /** Photos of one series (the same name but for the number) are near duplicates. */
  series: string;
  classes: string[];
  /** 'photo' counts in the image-level figures, 'mask' in the pixel figure, 'extra' only teaches. */
  role: 'photo' | 'mask' | 'extra';
  mask: Mask | null;
  views: View[];
}

/** Tracing by hand is good to about this share of the frame's longer side. */
const TRACE_NEAR = 0.018;
const TRACE_FAR = 0.035;
const MASK_NEAR = 4;
const MASK_FAR = 8;

type Traces = Record<string, number[][]>;

/** In how many ways each photo is seen. */
export const VIEWS = 3;

export async function loadExamples(folder: string): Promise<Example[]> {
  const tracesPath = new URL('crack-traces.json', import.meta.url);
  const traces = JSON.parse(readFileSync(tracesPath, 'utf8')) as Traces;
  const examples: Example[] = [];
  for (const { file, source, classes } of listLabelled(folder)) {
    const pixels = await readPixels(join(folder, file), WORKING_EDGE);
    if (!pixels) {
      console.error(`${file}: left out, nothing here reads it.`);
      continue;
    }
    const trace = traces[file.replace(/\.\w+$/, '')];
    const hasCrack = classes.includes('crack');
    examples.push({
      ...naming(file, source),
      classes,
      role: 'photo',
      mask: null,
      views: variantsOf(pixels, VIEWS).map((view) =>
        look(view, (light, found) =>
          trace ? labelByTrace(light, found, trace) : hasCrack ? null : labelNone(found),
        ),
      ),
    });
  }
  await addMasked(folder, examples);
  return examples;
}

/** The photos with a mask beside them: of their cracks or, where the name says so, of lost material. */
async function addMasked(folder: string, examples: Example[]): Promise<void> {
  for (const { file, source, photo, mask, isSpalling } of listMasked(folder, {
    withSpalling: true,
  })) {
    const pixels = await readPixels(photo, WORKING_EDGE);
    const drawn = await readPixels(mask, WORKING_EDGE);
    if (!pixels || !drawn) continue;
    if (isSpalling) {
      const seen = variantsOf(pixels, VIEWS).map((view) => look(view, (_, f) => labelNone(f)));
      const isExtra = { classes: ['spalling'], role: 'extra' as const, mask: null };
      examples.push({ ...naming(file, source), ...isExtra, views: seen });
      continue;
    }
    const actual = await readMask(mask);
    const crackOnly = { ...drawn, rgb: drawn.rgb.map((value) => (value >= 230 ? 255 : 0)) };
    const masks = variantsOf(crackOnly, VIEWS, { isMask: true }).map((view) => maskOf(view, 100));
    examples.push({
      ...naming(file, source),
      classes: ['crack'],
      role: 'mask',
      mask: actual,
      views: variantsOf(pixels, VIEWS).map((view, k) =>
        look(view, (_, found) => labelByMask(found, masks[k] as Mask)),
      ),
    });
  }
}

function labelNone({ strokes }: Strokes): Int8Array {
  return new Int8Array(strokes.length);
}

function labelByMask({ strokes }: Strokes, mask: Mask): Int8Array {
  const near = growMask(mask, MASK_NEAR);
  const far = growMask(mask, MASK_FAR);
  const share = (pixels: number[], of: Mask) =>
    pixels.reduce((sum, i) => sum + (of.data[i] as number), 0) / pixels.length;
  return Int8Array.from(strokes, ({ pixels }) =>
    share(pixels, near) > 0.6 ? 1 : share(pixels, far) < 0.4 ? 0 : -1,
  );
}

/** `trace` holds polylines as x, y, x, y … in thousandths of the frame's width and height. */
function labelByTrace({ width, height }: Plane, found: Strokes, trace: number[][]): Int8Array {
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

function naming(file: string, source: string) {
  return { file, source, series: file.replace(/-?\d+(-exif\d)?\.\w+$/, '') };
}

function look(pixels: Pixels, label: (light: Plane, found: Strokes) => Int8Array | null): View {
  const colours = splitColours(pixels);
  const found = findStrokes(colours.light);
  return {
    light: colours.light,
    found,
    rows: measureStrokes(colours.light, found),
    isCrack: label(colours.light, found),
    surface: measureSurface(colours, found),
  };
}
