import type { PhotoDescription } from '../analyst.ts';
import type { Language } from '../languages/language.ts';
import { judgeQuality } from './pixels/photo-quality.ts';
import type { Pixels } from './pixels/raster.ts';
import { shrinkTo } from './pixels/shrink.ts';
import { wordNotAssessed, wordUnusable } from './words/word-description.ts';

export const WORKING_EDGE = 1024;

/** Reports that the photo is unusable or not assessed: never a defect, nor the lack of one. */
export function observePhoto(full: Pixels, language: Language): PhotoDescription {
  const fault = judgeQuality(shrinkTo(full, WORKING_EDGE));
  return fault ? wordUnusable(fault, language) : wordNotAssessed();
}
