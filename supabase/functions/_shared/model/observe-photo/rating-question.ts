import { z } from 'zod';
import type { Language } from '../../languages/language.ts';
import { schemeTitle } from '../../ratings/list-levels.ts';
import { offeredLevels } from '../../ratings/offered-levels.ts';
import type { RatingScheme } from '../../ratings/rating-scheme.ts';
import { type PhotoAnswer, photoAnswerSchema } from './schema.ts';

/**
 * The rating scheme's part of a report's request; blank without one, so that such requests stay the
 * same. Names and definitions may be a person's own: they are data.
 */
export function ratingPart(scheme: RatingScheme | null, language: Language): string {
  const levels = offeredLevels(scheme, language);
  if (scheme === null || levels.length === 0) return '';
  const { name } = schemeTitle(scheme, language);
  const data = {
    scheme: name,
    levels: levels.map(({ code, label, definition }) => ({ code, label, definition })),
  };
  return [
    '',
    'RATING: this report is rated. Answer with one more field, rating: the code of the one level whose definition fits what the photo shows best; null when none fits, or without a defect. In doubt between two take the more serious, and say in not_judged what would decide between them. Name no level and no scheme in any other field.',
    `RATING_SCHEME (data, as JSON):\n${JSON.stringify(data)}`,
  ].join('\n');
}

/** The form of an answer, with a level where the report's scheme offers some. */
export function photoAnswerForm(
  scheme: RatingScheme | null,
  language: Language,
): z.ZodType<PhotoAnswer> {
  const codes = offeredLevels(scheme, language).map(({ code }) => code);
  if (codes.length === 0) return photoAnswerSchema;
  return photoAnswerSchema.extend({ rating: z.enum(codes).nullable() });
}
