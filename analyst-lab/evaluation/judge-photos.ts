/** Asks an analyst about labelled photos, or the cross-validated built-in one, and says what was answered. */
import { join } from 'node:path';
import type { Analyst } from '../../supabase/functions/_shared/analyst.ts';
import { isShown } from '../../supabase/functions/_shared/builtin/decide-classes.ts';
import {
  WORKING_EDGE,
  observePhoto,
} from '../../supabase/functions/_shared/builtin/observe-photo.ts';
import type { Example } from '../training/load-examples.ts';
import { crossValidate, type Validated } from '../training/teach.ts';
import { drawStrokes, drawCracks } from './draw-cracks.ts';

import { classesOf } from './classes-of.ts';
import { listMasked, readMask } from '../photos/crack-masks.ts';
import { countPixels, pixelFigures } from './figures.ts';
import type { Judged, PixelCounts, PixelFigures } from './figures.ts';
import { listLabelled, readJpeg, readPixels } from '../photos/labelled-photos.ts';

/** Pixels of the working picture by which a drawn crack may be off. */
const TOLERANCE = 5;

/** The built-in analyst is given upright pixels, as the upload prepares them; a model is sent the JPEG. */
export async function judgePhotos(folder: string, analyst: Analyst): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const { file, classes } of listLabelled(folder)) {
    const finding =
      analyst.name === 'builtin'
        ? await readPixels(join(folder, file), WORKING_EDGE).then((p) => p && observePhoto(p))
        : await readJpeg(join(folder, file)).then(
            (bytes) =>
              bytes &&
              analyst.observe({ bytes, mediaType: 'image/jpeg' }, AbortSignal.timeout(120_000)),
          );
    if (!finding) {
      console.error(`${file}: left out, nothing here reads it.`);
      continue;
    }
    judged.push({ file, actual: classes, predicted: classesOf(finding) });
  }
  return judged;
}

/** Pixel figures of the delivered analyst; null when the folder has no masks. */
export async function measureMasks(folder: string): Promise<PixelFigures | null> {
  const counts: PixelCounts[] = [];
  for (const { photo, mask } of listMasked(folder)) {
    const pixels = await readPixels(photo, WORKING_EDGE);
    const actual = await readMask(mask);
    if (!pixels || !actual) continue;
    const { width, height } = pixels;
    counts.push(countPixels({ width, height, data: drawCracks(pixels) }, actual, TOLERANCE));
  }
  return counts.length === 0 ? null : pixelFigures(counts);
}

export function judgeByFolds(examples: Example[], keyOf: (example: Example) => string) {
  const validated = crossValidate(examples, keyOf);
  const judged: Judged[] = validated
    .filter(({ example }) => example.role === 'photo')
    .map(({ example, classes }) => {
      const shown = (['crack', 'spalling', 'corrosion', 'efflorescence'] as const).filter((name) =>
        isShown(name, classes),
      );
      return {
        file: example.file,
        actual: example.classes,
        predicted: shown.length === 0 ? ['none'] : shown,
      };
    });
  return { validated, judged };
}

export function pixelsByFolds(validated: readonly Validated[]): PixelFigures | null {
  // Judged several times, but by the same strokes.
  const once = new Map(validated.map(({ example, strokes }) => [example, strokes]));
  const counts = [...once].flatMap(([example, strokes]) => {
    const [view] = example.views;
    if (!example.mask || !view) return [];
    const { width, height } = view.light;
    const data = drawStrokes(view.found.strokes, strokes, width * height);
    return [countPixels({ width, height, data }, example.mask, TOLERANCE)];
  });
  return counts.length === 0 ? null : pixelFigures(counts);
}
