import type { PhotoDescription } from '../../analyst.ts';
import type { PhotoFault } from '../../contract/stored.ts';
import type { Language } from '../../languages/language.ts';
import { ANALYST_IN } from '../../languages/tables/analyst.ts';
import { QUICK_IN } from '../../languages/tables/quick.ts';

/** The answer about a photo that the built-in analyst cannot assess. */
export const wordNotAssessed = (): PhotoDescription => ({
  outcome: 'not_assessed',
  element: '',
  defect: '',
  recommendation: '',
  severity: null,
  urgency: null,
  location: '',
  rating: null,
  confidence: null,
  cautions: [],
});

export function wordUnusable(fault: PhotoFault, language: Language): PhotoDescription {
  const { seen, advice } = ANALYST_IN[language].unusable[fault];
  return {
    ...wordNotAssessed(),
    outcome: 'nothing_inspectable',
    element: QUICK_IN[language].nothing.element,
    defect: seen,
    recommendation: advice,
  };
}
