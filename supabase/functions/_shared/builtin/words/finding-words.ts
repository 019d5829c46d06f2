import type { Unusable } from '../pixels/photo-quality.ts';
import type { CrackDirection } from './describe-cracks.ts';
import type { Place } from './frame-place.ts';

/** What the built-in analyst says of a photo, in one language: nothing here is a cause, a width or a grade. */
export interface FindingWords {
  /** Where in the frame, as part of the sentences about cracks. */
  places: Record<Place, string>;
  /** Which way a line runs, as part of them too. */
  directions: Record<CrackDirection, string>;
  single: (where: string, direction: string) => string;
  several: (where: string, direction: string) => string;
  map: (where: string) => string;
  /** The element and the advice of a row about cracks. */
  surface: string;
  advice: string;
  /** The element of a row about a photo that shows nothing, then why, and what to do. */
  nothing: string;
  unusable: Record<NonNullable<Unusable>, { seen: string; advice: string }>;
}
