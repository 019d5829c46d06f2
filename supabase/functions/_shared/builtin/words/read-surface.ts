import type { PhotoFeatures } from '../pixels/photo-features.ts';
import type { Surface } from './signs.ts';

/**
 * What the surface is where that is clear from its texture; otherwise it stays undetermined. Courses
 * of masonry repeat down the frame with short uprights between them; boards repeat harder, with
 * grain along them and nothing upright; concrete and render are grey, even and without direction.
 */
export function readSurface(features: PhotoFeatures, aspect: number): Surface {
  const of = (name: string) => features[name] ?? 0;
  const isCoursed = of('rowRhythm') > 0.4 && of('lineAxisShare') > 0.45;
  const contrast = of('rowContrast');
  if (isCoursed && contrast > 0.35 && contrast < 1.2 && of('columnContrast') < 0.35) return 'brick';
  if (isCoursed && contrast > 1.2 && of('columnContrast') < 0.15 && of('roughnessMiddle') > 2.2) {
    return 'timber';
  }
  const isEven = of('rowRhythm') < 0.35 && of('columnRhythm') < 0.5 && of('deviationMiddle') < 2.7;
  const isGrey = of('chroma') < 30 && Math.abs(of('midU')) < 0.08 && Math.abs(of('midV')) < 0.16;
  // A thing on a bench is no surface: plain walls do not jump from light to dark.
  const isUniform = of('cellLightSpread') < 75;
  // A strip is a crop of one unit: too little to read a wall from.
  const isStrip = aspect > 3 || aspect < 1 / 3;
  if (isEven && isGrey && isUniform && of('lineAxisShare') < 0.65 && !isStrip) return 'concrete';
  return 'undetermined';
}
