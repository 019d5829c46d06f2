import type { KnownSchemeId } from '../../ratings/rating-scheme.ts';

/** A level's name and definition: our own words, true to the scheme's source. */
type LevelWords = readonly [label: string, definition: string];

export interface KnownSchemeWords {
  /** The scheme's name with its source. */
  name: string;
  /** The basis of its levels, in one or two sentences. */
  basis: string;
  levels: Record<string, LevelWords>;
}

/** A language's words for every known scheme, its levels by code. */
export type SchemeWords = Record<KnownSchemeId, KnownSchemeWords>;
