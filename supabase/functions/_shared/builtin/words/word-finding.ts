import type { PhotoFinding } from '../../analyst.ts';
import type { Language, Mark } from '../../contract.ts';
import type { Unusable } from '../pixels/photo-quality.ts';
import { findingWordsIn } from './finding-words-in.ts';

/** What the built-in analyst never judges, and what it says of a photo that it can't assess. */
const NOT_ASSESSED: PhotoFinding = {
  outcome: 'not_assessed',
  element: '',
  defect: '',
  recommendation: '',
  severity: null,
  urgency: null,
  location: '',
  rating: null,
  confidence: null,
  marks: [],
  hints: [],
  cautions: [],
};

/** `marks` are lines for a person to judge. */
export function wordNotAssessed(hints: string[], marks: Mark[]): PhotoFinding {
  return { ...NOT_ASSESSED, hints, marks };
}

export function wordUnusable(fault: NonNullable<Unusable>, language: Language): PhotoFinding {
  const { nothing, unusable } = findingWordsIn(language);
  return {
    ...NOT_ASSESSED,
    outcome: 'nothing_inspectable',
    element: nothing,
    defect: unusable[fault].seen,
    recommendation: unusable[fault].advice,
  };
}
