import type { PhotoFinding } from '../../analyst.ts';
import type { Mark } from '../../contract.ts';
import type { Unusable } from '../pixels/photo-quality.ts';
import type { CrackSign } from './describe-cracks.ts';

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

/** What the built-in analyst never judges, and what it says of a photo that it can't assess. */
const NOT_ASSESSED: PhotoFinding = {
  outcome: 'not_assessed',
  element: '',
  defect: '',
  recommendation: '',
  severity: null,
  urgency: null,
  location: '',
  confidence: null,
  marks: [],
  hints: [],
  cautions: [],
};

export function wordNotAssessed(hints: readonly string[]): PhotoFinding {
  return { ...NOT_ASSESSED, hints: [...hints] };
}

export function wordUnusable(fault: NonNullable<Unusable>): PhotoFinding {
  return {
    ...NOT_ASSESSED,
    outcome: 'nothing_inspectable',
    element: 'Nothing inspectable in this photo',
    defect: UNUSABLE[fault].seen,
    recommendation: UNUSABLE[fault].advice,
  };
}

const PATTERN: Record<CrackSign['pattern'], (sign: CrackSign) => string> = {
  single: ({ direction, where }) => `Possible crack ${where}: a single ${direction} line.`,
  several: ({ direction, where }) =>
    `Possible cracks ${where}: several lines, the main one ${direction}.`,
  map: ({ where }) => `Possible map (pattern) cracking ${where}.`,
};

/** Possible cracks in the words of a report row: what is seen, and what to do while no cause is known. */
export function wordCracks(sign: CrackSign, marks: Mark[], hints: readonly string[]): PhotoFinding {
  return {
    ...NOT_ASSESSED,
    outcome: 'defect',
    element: 'Surface seen close up, material not determined',
    defect: PATTERN[sign.pattern](sign),
    recommendation:
      'Confirm on site that this is a crack. Measure and record its width and length, and monitor it, for example with tell-tales over several months. Establish the cause before choosing a repair.',
    marks,
    hints: [...hints],
  };
}
