import type { Language } from '../languages/language.ts';
import { isMeasured, listLevels, type RatingLevel } from './list-levels.ts';
import type { RatingScheme } from './rating-scheme.ts';

/**
 * The levels that an analyst may propose for a defect: none of a measured scheme, and none without
 * urgency ("not inspected").
 */
export function offeredLevels(scheme: RatingScheme | null, language: Language): RatingLevel[] {
  if (scheme === null || isMeasured(scheme)) return [];
  return listLevels(scheme, language).filter(({ rank }) => rank !== null);
}
