import type { PartModel } from '@/document/model/part-model';
import type { PrintedLevel } from '@/document/model/printed-levels';
import { schemeTitle } from '@shared/ratings/list-levels';
import { readScheme } from '@shared/ratings/rating-scheme';

export interface Ratings {
  heading: string;
  /** The scheme's name, and the basis of its levels; blank for a person's own. */
  scheme: string;
  basis: string;
  levels: PrintedLevel[];
}

export const MODEL: PartModel<Ratings> = {
  // Definitions print with every report that has a scheme: a level means nothing without its scale.
  build({ source: { report }, scale, words, appendix }) {
    const scheme = readScheme(report.rating_scheme);
    if (!scheme) return null;
    const { name, basis } = schemeTitle(scheme, report.language);
    const levels = scale.levels.toReversed();
    return { heading: appendix(words.parts.ratings), scheme: name, basis, levels };
  },
  outline: ({ heading }) => [{ id: 'ratings', level: 1, text: heading }],
  startsPage: () => true,
};

/** Hundredths of the text's width: a level, and its definition. */
export const SHARES = [16, 84] as const;
