import type { KnownSchemeId } from '../../ratings/rating-scheme.ts';

/** What a level is called, and when it applies: in our own words, true to the source that the scheme names. */
export interface LevelWords {
  label: string;
  definition: string;
}

export interface KnownSchemeWords {
  /** What the scheme is called, its source named. */
  name: string;
  /** How its levels are judged, in one or two sentences. */
  basis: string;
  levels: Record<string, LevelWords>;
}

/** One language's words for every scheme that the product knows, each level by its code. */
export type SchemeWords = Record<KnownSchemeId, KnownSchemeWords>;
