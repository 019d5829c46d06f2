import type { PhotoContext, PhotoDescription } from '../analyst.ts';
import type { Annotation } from '../contract/stored.ts';
import type { Language } from '../languages/language.ts';
import { computeLightnessMap } from './pixels/colour.ts';
import { crackLikeness } from './pixels/crack-likeness.ts';
import { judgeQuality } from './pixels/photo-quality.ts';
import type { Pixels } from './pixels/raster.ts';
import { rustShare } from './pixels/rust.ts';
import { shrinkTo } from './pixels/shrink.ts';
import { groupStrokes } from './pixels/stroke-groups.ts';
import { findStrokes } from './pixels/strokes.ts';
import { traceLines } from './pixels/trace-lines.ts';
import { wordNotAssessed, wordUnusable } from './words/word-description.ts';

/** Hairline cracks remain visible at this size, and a photo takes a fraction of a second. */
export const WORKING_EDGE = 1024;

/** The share of rust colour that suggests corrosion: 8 of 12 such photos of a defect reached it. */
const MUCH_RUST = 0.005;

/**
 * Reports that the photo is unusable or not assessed; on request adds lines for a person to judge.
 * Never reports a defect, nor the lack of one.
 */
export function observePhoto(
  full: Pixels,
  { lookForCracks, language }: Pick<PhotoContext, 'lookForCracks'> & { language: Language },
): PhotoDescription {
  const pixels = shrinkTo(full, WORKING_EDGE);
  const fault = judgeQuality(pixels);
  if (fault) return wordUnusable(fault, language);
  const hints = rustShare(pixels) >= MUCH_RUST ? ['corrosion'] : [];
  return wordNotAssessed(hints, lookForCracks ? linesToJudge(pixels) : []);
}

/** The most prominent lines. The pixels cannot identify a crack; only a person can. */
function linesToJudge(pixels: Pixels): Annotation[] {
  const light = computeLightnessMap(pixels);
  const found = findStrokes(light);
  const groups = groupStrokes(found, crackLikeness(light, found), light);
  return traceLines(groups, found, light).map((points) => ({ kind: 'look', points }));
}
