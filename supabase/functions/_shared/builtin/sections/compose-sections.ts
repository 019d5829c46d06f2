import type { SectionDrafts, SectionsRequest } from '../../analyst.ts';
import { assessedRows } from './assessed-row.ts';
import { composeDiscussion } from './discussion.ts';
import { composeRecommendation } from './recommendation.ts';
import { readStyle } from './style.ts';
import { worded } from './wording.ts';

/**
 * Composes both sections from the rows, in the rows' own words: grouped by element, ordered by
 * urgency, every statement with its photos, and within what a section may hold for any number of
 * rows. The same rows and hint always give the same text.
 */
export function composeSections({ observations, styleHint }: SectionsRequest): SectionDrafts {
  const rows = assessedRows(observations);
  const style = readStyle(styleHint);
  return {
    discussion: worded(composeDiscussion(rows, style), style),
    recommendation: worded(composeRecommendation(rows, style), style),
  };
}
