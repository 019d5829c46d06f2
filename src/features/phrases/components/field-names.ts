import type { PhraseField } from '../schema';

export const FIELD_NAMES: Record<PhraseField, string> = {
  element: 'Element',
  defect: 'Defect',
  recommendation: 'Recommendation',
};
