/** Turns labelled and drawn photos into what the built-in analyst learns from. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKING_EDGE } from '../../supabase/functions/_shared/builtin/observe-photo.ts';
import { lightnessOf } from '../../supabase/functions/_shared/builtin/pixels/colour.ts';
import { judgeQuality } from '../../supabase/functions/_shared/builtin/pixels/photo-quality.ts';
import type { Unusable } from '../../supabase/functions/_shared/builtin/pixels/photo-quality.ts';
import type { Pixels, Plane } from '../../supabase/functions/_shared/builtin/pixels/raster.ts';
import { rustShare } from '../../supabase/functions/_shared/builtin/pixels/rust.ts';
import { measureStrokes } from '../../supabase/functions/_shared/builtin/pixels/stroke-features.ts';
import { findStrokes } from '../../supabase/functions/_shared/builtin/pixels/strokes.ts';
import type { Strokes } from '../../supabase/functions/_shared/builtin/pixels/strokes.ts';
import { measureView } from '../../supabase/functions/_shared/builtin/pixels/view-features.ts';
import type { DrawnPhoto } from '../../testing/drawing/develop.ts';
import { drawScene, SCENE_KINDS } from '../../testing/drawing/draw-scene.ts';
import { drawSitePhoto, SITE_PHOTO_KINDS } from '../../testing/drawing/draw-site-photo.ts';
import type { Mask } from '../evaluation/figures.ts';
import { maskOf, readCrackMask } from '../photos/crack-masks.ts';
import { listPhotos, readPixels } from '../photos/labelled-photos.ts';
import type { LabelledPhoto } from '../photos/labelled-photos.ts';
import { labelByMask, labelByTrace, labelNone } from './label-strokes.ts';
import type { StrokeLabels } from './label-strokes.ts';
import { cropsOf, variantsOf } from './photo-variants.ts';

/** One way to look at a photo: as it is, or smaller, darker, noisier. */
export interface Look {
  light: Plane;
  found: Strokes;
  rows: Float32Array[];
  /** Null when nobody traced the cracks of this photo. */
  isCrack: StrokeLabels | null;
}

export interface Example extends LabelledPhoto {
  looks: Look[];
  /** What measureView says of the whole photo, then of parts of it. */
  layouts: number[][];
  mask: Mask | null;
  rust: number;
  fault: Unusable;
}

export const DRAWN = 'drawn';
const DRAWN_SIZE = { width: 640, height: 480 };
const LOOKS = 3;

export async function loadExamples(folder: string): Promise<Example[]> {
  const tracesPath = new URL('crack-traces.json', import.meta.url);
  const traces = JSON.parse(readFileSync(tracesPath, 'utf8')) as Record<string, number[][]>;
  const examples: Example[] = [];
  for (const photo of listPhotos(folder)) {
    const pixels = await readPixels(join(folder, photo.file), WORKING_EDGE).catch(() => null);
    if (!pixels) {
      console.error(`${photo.file}: left out, nothing here reads it.`);
      continue;
    }
    const crack = await readCrackMask(folder, photo.file);
    const masks = crack && variantsOf(crack, LOOKS, { isMask: true }).map((one) => maskOf(one));
    const classes = masks ? ['crack'] : photo.classes;
    const trace = traces[photo.file.replace(/\.\w+$/, '')];
    const isUntraced = classes.includes('crack') && !trace;
    examples.push({
      ...exampleOf({ ...photo, classes }, pixels, LOOKS, (light, found, look) => {
        const mask = masks?.[look];
        if (mask) return labelByMask(found, mask);
        if (trace) return labelByTrace(light, found, trace);
        return isUntraced ? null : labelNone(found);
      }),
      mask: masks?.[0] ?? null,
    });
  }
  return [...examples, ...drawnExamples()];
}

/** As many drawn close views as drawn scenes, or to be drawn would be to be a scene. */
function drawnExamples(): Example[] {
  const draw = (
    kind: string,
    seed: number,
    photo: DrawnPhoto,
    about: Pick<Example, 'view' | 'classes'>,
  ) =>
    exampleOf(
      { file: `${DRAWN}/${kind}-${seed}`, source: DRAWN, ...about },
      withoutAlpha(photo),
      1,
      (_, found) => (about.classes.includes('crack') ? null : labelNone(found)),
    );
  const seeds = (count: number) => Array.from({ length: count }, (_, k) => 101 + k);
  const scenes = SCENE_KINDS.flatMap((kind) =>
    seeds(12).map((seed) =>
      draw(kind, seed, drawScene({ kind, ...DRAWN_SIZE, seed }), { view: 'scene', classes: [] }),
    ),
  );
  const surfaces = SITE_PHOTO_KINDS.flatMap((kind) =>
    seeds(7).map((seed) =>
      draw(kind, seed, drawSitePhoto({ kind, ...DRAWN_SIZE, seed }), {
        view: 'close',
        classes: [kind.includes('crack') ? 'crack' : 'none'],
      }),
    ),
  );
  return [...scenes, ...surfaces];
}

function withoutAlpha({ width, height, data }: DrawnPhoto): Pixels {
  const rgb = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) rgb.set(data.subarray(4 * i, 4 * i + 3), 3 * i);
  return { width, height, rgb };
}

function exampleOf(
  photo: LabelledPhoto,
  pixels: Pixels,
  looks: number,
  label: (light: Plane, found: Strokes, look: number) => StrokeLabels | null,
): Example {
  return {
    ...photo,
    looks: variantsOf(pixels, looks).map((variant, look) => {
      const light = lightnessOf(variant);
      const found = findStrokes(light);
      const rows = measureStrokes(light, found);
      return { light, found, rows, isCrack: label(light, found, look) };
    }),
    layouts: cropsOf(pixels, photo.view === 'scene').map(measureView),
    mask: null,
    rust: rustShare(pixels),
    fault: judgeQuality(pixels),
  };
}
