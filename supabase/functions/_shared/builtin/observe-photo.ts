import type { PhotoFinding } from '../analyst.ts';
import { confidenceIn, isShown } from './decide-classes.ts';
import { findDamp } from './find-damp.ts';
import { LEARNED } from './learned-weights.ts';
import { classProbabilities } from './learned.ts';
import { probability } from './pixels/boosted-trees.ts';
import { splitColours } from './pixels/colour.ts';
import type { ColourPlanes } from './pixels/colour.ts';
import { measureCracks } from './pixels/crack-evidence.ts';
import { groupCracks } from './pixels/crack-groups.ts';
import { measureSurface } from './pixels/photo-features.ts';
import type { PhotoFeatures } from './pixels/photo-features.ts';
import { judgeQuality } from './pixels/photo-quality.ts';
import type { Pixels, Plane } from './pixels/raster.ts';
import { shrinkTo } from './pixels/shrink.ts';
import { measureStrokes } from './pixels/stroke-features.ts';
import { findStrokes } from './pixels/strokes.ts';
import { findStains } from './stains.ts';
import { describeCracks } from './words/describe-cracks.ts';
import { describePlace, gridMarks } from './words/frame-place.ts';
import { readSurface } from './words/read-surface.ts';
import type { AreaSign, Signs, Surface } from './words/signs.ts';
import { wordFinding } from './words/word-finding.ts';

/** Cracks of hairline width still show at this size, and a photo takes a fraction of a second. */
export const WORKING_EDGE = 1024;

/** What an inspector would note from these pixels alone. */
export function observePhoto(pixels: Pixels): PhotoFinding {
  return wordFinding(readSigns(pixels));
}

/** What the pixels show, before it is put into words. */
function readSigns(pixels: Pixels): Signs {
  const colours = splitColours(shrinkTo(pixels, WORKING_EDGE));
  const { light } = colours;
  const unusable = judgeQuality(light);
  if (unusable) {
    return { unusable, surface: 'undetermined', crack: null, areas: [], clearConfidence: 0 };
  }
  const found = findStrokes(light);
  const likely = measureStrokes(light, found).map((row) => probability(LEARNED.strokes, row));
  const groups = groupCracks(found, likely, light);
  const features = {
    ...measureSurface(colours, found),
    ...measureCracks(light, found, likely, groups),
  };
  const probabilities = classProbabilities(LEARNED, features);
  const surface = readSurface(features, light.width / light.height);
  const stains = findStains(colours);
  const learnedAreas = (
    [
      ['spalling', stains.hollow],
      ['corrosion', stains.rust],
      ['efflorescence', stains.deposit],
    ] as const
  ).flatMap(([kind, marks]) =>
    isShown(kind, probabilities)
      ? [areaOf(kind, marks, light, confidenceIn(kind, probabilities))]
      : [],
  );
  return {
    unusable,
    surface,
    crack: isShown('crack', probabilities)
      ? describeCracks(groups, found, light, surface, confidenceIn('crack', probabilities))
      : null,
    areas: [
      ...learnedAreas,
      ...growthOf(stains.green, light, features),
      ...dampOf(colours, surface),
    ],
    clearConfidence: 0.3 + 0.4 * probabilities.sound,
  };
}

function areaOf(
  kind: AreaSign['kind'],
  marks: number[],
  { width, height }: Plane,
  confidence: number,
): AreaSign {
  const share = marks.reduce((sum, mark) => sum + mark, 0) / (width * height);
  return { kind, where: describePlace(marks), share, confidence };
}

/**
 * Too few photos of growth to learn from: some moss green on a surface that is not laid out in a
 * regular pattern. A frame full of green, or of green panels, is paint or plants.
 */
function growthOf(green: number[], light: Plane, features: PhotoFeatures): AreaSign[] {
  const area = areaOf('growth', green, light, 0.4);
  const isPatterned = Math.max(features['rowRhythm'] ?? 0, features['columnRhythm'] ?? 0) > 0.6;
  return area.share > 0.04 && area.share < 0.35 && !isPatterned ? [area] : [];
}

/** One labelled photo of damp is too few to learn from. Courses and boards have dark parts of their own. */
function dampOf(colours: ColourPlanes, surface: Surface): AreaSign[] {
  const patch = surface === 'brick' || surface === 'timber' ? null : findDamp(colours);
  return patch ? [areaOf('damp', gridMarks(patch, colours.light), colours.light, 0.4)] : [];
}
