import type { PhotoFinding } from '../../analyst.ts';
import type { Severity } from '../../contract.ts';
import type { Unusable } from '../pixels/photo-quality.ts';
import type { Signs, Surface } from './signs.ts';
import { wordArea, wordCrack } from './word-defects.ts';

const ELEMENT: Record<Surface, string> = {
  brick: 'Brick or block masonry wall (by its regular courses)',
  timber: 'Timber boarding (by its grain and joints)',
  concrete: 'Concrete or rendered surface (by its plain, even texture)',
  undetermined: 'Surface, material not determined',
};

const UNUSABLE: Record<NonNullable<Unusable>, { seen: string; advice: string }> = {
  'too dark': {
    seen: 'Nothing could be assessed: the photo is too dark to show the surface.',
    advice:
      'Take another photo with more light, for example with a flash or a work lamp held to one side.',
  },
  overexposed: {
    seen: 'Nothing could be assessed: the photo is overexposed or blank.',
    advice: 'Take another photo with less light, square to the surface.',
  },
  blurred: {
    seen: 'Nothing could be assessed: the photo is too blurred to show the surface.',
    advice: 'Take another photo, held still and focused on the surface.',
  },
  'too small': {
    seen: 'Nothing could be assessed: the picture is too small to show the surface.',
    advice: 'Upload the original photo, or take another from closer.',
  },
};

const NOTHING_BESIDE = { urgency: null, location: '', marks: [], hints: [] };

const RANK: Severity[] = ['safety', 'major', 'moderate', 'minor'];

/** Puts what the pixels show into the words of a report row: fact first, then a hedged cause. */
export function wordFinding(signs: Signs): PhotoFinding {
  if (signs.unusable) {
    const { seen, advice } = UNUSABLE[signs.unusable];
    return {
      element: 'Nothing inspectable in this photo',
      defect: seen,
      recommendation: advice,
      severity: null,
      confidence: 0.9,
      ...NOTHING_BESIDE,
      outcome: 'nothing_inspectable',
    };
  }
  const element = ELEMENT[signs.surface];
  const words = [
    ...(signs.crack ? [wordCrack(signs.crack, signs.surface)] : []),
    ...signs.areas.map((area) => wordArea(area, signs.surface)),
  ].sort((a, b) => RANK.indexOf(a.severity) - RANK.indexOf(b.severity));
  const [gravest] = words;
  if (!gravest) {
    return {
      element,
      defect: 'No visible defect in the area shown.',
      recommendation:
        'No action indicated by this photo. Confirm on site; what the photo does not show was not assessed.',
      severity: null,
      confidence: signs.clearConfidence,
      ...NOTHING_BESIDE,
      outcome: 'no_visible_defect',
    };
  }
  const closing = words.some(({ isCauseFirst }) => isCauseFirst)
    ? ['Establish the cause before choosing a repair.']
    : [];
  return {
    ...NOTHING_BESIDE,
    outcome: 'defect',
    element,
    defect: words.map(({ fact, cause }) => `${fact} ${cause}`).join(' '),
    recommendation: [...words.map(({ advice }) => advice), ...closing].join(' '),
    severity: gravest.severity,
    confidence: Math.max(...words.map(({ confidence }) => confidence)),
  };
}
