import type { PhotoContext, PhotoFinding } from '../analyst.ts';
import type { Language } from '../languages/language.ts';
import type { CrackGroup } from './pixels/crack-groups.ts';
import { LEARNED } from './learned-weights.ts';
import { showsCracks, weigh } from './learned.ts';
import { probability } from './pixels/boosted-trees.ts';
import { lightnessOf } from './pixels/colour.ts';
import { measureCracks } from './pixels/crack-evidence.ts';
import { groupCracks } from './pixels/crack-groups.ts';
import { judgeQuality } from './pixels/photo-quality.ts';
import type { Pixels } from './pixels/raster.ts';
import { rustShare } from './pixels/rust.ts';
import { shrinkTo } from './pixels/shrink.ts';
import { measureStrokes } from './pixels/stroke-features.ts';
import { findStrokes } from './pixels/strokes.ts';
import { traceLines } from './pixels/trace-lines.ts';
import { measureView } from './pixels/view-features.ts';
import { countedCracks, describeCracks } from './words/describe-cracks.ts';
import { wordCracks, wordNotAssessed, wordUnusable } from './words/word-finding.ts';

/** Cracks of hairline width still show at this size, and a photo takes a fraction of a second. */
export const WORKING_EDGE = 1024;

/** From this share of the frame on, rust colour suggests corrosion: of 12 such photos of a defect 8 showed it. */
const MUCH_RUST = 0.005;

/**
 * Possible cracks in a close view of one surface, or that the photo shows nothing, or that it was not
 * assessed: never that there is no defect.
 */
export function observePhoto(
  full: Pixels,
  { lookForCracks, language }: Pick<PhotoContext, 'lookForCracks'> & { language: Language },
): PhotoFinding {
  const pixels = shrinkTo(full, WORKING_EDGE);
  const fault = judgeQuality(pixels);
  if (fault) return wordUnusable(fault, language);
  const hints = rustShare(pixels) >= MUCH_RUST ? ['corrosion'] : [];
  const light = lightnessOf(pixels);
  const found = findStrokes(light);
  const likely = measureStrokes(light, found).map((row) => probability(LEARNED.strokes, row));
  const groups = groupCracks(found, likely, light);
  const evidence = weigh(LEARNED, measureCracks(light, found, likely, groups), measureView(pixels));
  const [first, ...others] = countedCracks(groups);
  if (!first || !showsCracks(evidence, lookForCracks)) return wordNotAssessed(hints);
  const cracks: [CrackGroup, ...CrackGroup[]] = [first, ...others];
  const marks = traceLines(cracks, found, light).map((points) => ({
    kind: 'crack' as const,
    points,
  }));
  if (marks.length === 0) return wordNotAssessed(hints);
  return wordCracks(describeCracks(cracks, found, light), marks, hints, language);
}
