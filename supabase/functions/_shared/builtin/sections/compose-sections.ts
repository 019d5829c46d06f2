import type { SectionDrafts, SectionsRequest } from '../../analyst.ts';
import { ANALYST_IN } from '../../languages/tables/analyst.ts';
import { composeDiscussion } from './discussion.ts';
import { composeRecommendation } from './recommendation.ts';
import { recordedRows } from '../../rows/recorded-row.ts';
import { readStyle } from './style.ts';
import { applyStyle } from './wording.ts';

/**
 * Lists what the rows record and recommend, in their own words: each line names its row's element
 * and cites its photos, the most urgent first. Adds no statement about the structure, and fits a
 * section's limit for any number of rows. The same rows and hint always give the same text.
 */
export function composeSections({
  observations,
  styleHint,
  language,
}: SectionsRequest): SectionDrafts {
  const rows = recordedRows(observations, language);
  const style = readStyle(styleHint);
  const wording = { language, words: ANALYST_IN[language] };
  const finish = (text: string) => (language === 'en' ? applyStyle(text, style) : text);
  return {
    discussion: finish(composeDiscussion(rows, style, wording)),
    recommendation: finish(composeRecommendation(rows, style, wording)),
  };
}
