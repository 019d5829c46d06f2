import type { KnownSchemeId } from '../../ratings/rating-scheme.ts';

/** A level's name, and when it applies: in our own words, true to the source that the scheme names. */
export interface LevelWords {
  label: string;
  definition: string;
}

export interface KnownSchemeWords {
  /** The scheme's name with its source. */
  name: string;
  /** The basis of its levels, in one or two sentences. */
  basis: string;
  levels: Record<string, LevelWords>;
}

/** One language's words for every scheme that the product knows, each level by its code. */
export type SchemeWords = Record<KnownSchemeId, KnownSchemeWords>;
