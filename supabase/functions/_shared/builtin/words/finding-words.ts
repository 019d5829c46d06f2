import type { Unusable } from '../pixels/photo-quality.ts';

/** What the built-in analyst says of a photo, in one language. */
export interface FindingWords {
  /** The element of a row about a photo that shows nothing, then why, and what to do. */
  nothing: string;
  unusable: Record<NonNullable<Unusable>, { seen: string; advice: string }>;
}
