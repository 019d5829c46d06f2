import type { PhotoFinding } from '../../analyst.ts';
import type { Language, Mark } from '../../contract.ts';
import type { Unusable } from '../pixels/photo-quality.ts';
import type { CrackSign } from './describe-cracks.ts';
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

export function wordNotAssessed(hints: readonly string[]): PhotoFinding {
  return { ...NOT_ASSESSED, hints: [...hints] };
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

/** Possible cracks in the words of a report row: what is seen, and what to do while no cause is known. */
export function wordCracks(
  { pattern, where, direction }: CrackSign,
  marks: Mark[],
  hints: readonly string[],
  language: Language,
): PhotoFinding {
  const words = findingWordsIn(language);
  return {
    ...NOT_ASSESSED,
    outcome: 'defect',
    element: words.surface,
    defect: words[pattern](words.places[where], words.directions[direction]),
    recommendation: words.advice,
    marks,
    hints: [...hints],
  };
}
