import { z } from 'zod';
import { tooManyCharacters } from '@shared/text/count-characters';

/** Refuses more characters than the database accepts, and says how many are too many. */
export function withinBound(most: number) {
  return z.refine<string>((text) => tooManyCharacters(text, most) === null, {
    error: ({ input }) => tooManyCharacters(String(input), most) ?? undefined,
  });
}
