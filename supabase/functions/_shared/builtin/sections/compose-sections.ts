import type { SectionDrafts, SectionsRequest } from '../../analyst.ts';
import { ANALYST_IN } from '../../languages/tables/analyst.ts';
import { mapInSlices } from '../../map-in-slices.ts';
import { composeDiscussion } from './discussion.ts';
import { composeRecommendation } from './recommendation.ts';
import { type RecordedRow, recordedRows } from '../../rows/recorded-row.ts';
import { readStyle } from './style.ts';
import { applyStyle } from './wording.ts';

/**
 * Lists what the rows record and recommend, in their own words: each line names its row's element
 * and cites its photos, the most urgent first. Adds no statement about the structure, and fits a
 * section's limit for any number of rows. The same rows and hint always give the same text. Works in
 * slices, so that a host serves others in between, and rejects once nobody waits any more.
 */
export async function composeSections(
  request: SectionsRequest,
  signal: AbortSignal,
): Promise<SectionDrafts> {
  const { observations, language } = request;
  const numbers = new Set(observations.flatMap(({ photos }) => photos));
  const rows = await mapInSlices(observations, (row) => {
    signal.throwIfAborted();
    return recordedRows([row], language, numbers);
  });
  const compose = composers(request, rows.flat());
  const [discussion = '', recommendation = ''] = await mapInSlices(
    [compose.discussion, compose.recommendation],
    (composeOne) => composeOne(),
  );
  return { discussion, recommendation };
}

/** Composes each section when it is called, from rows that were read. */
export function composers({ styleHint, language }: SectionsRequest, rows: readonly RecordedRow[]) {
  const style = readStyle(styleHint);
  const wording = { language, words: ANALYST_IN[language] };
  const finish = (text: string) => (language === 'en' ? applyStyle(text, style) : text);
  return {
    discussion: () => finish(composeDiscussion(rows, style, wording)),
    recommendation: () => finish(composeRecommendation(rows, style, wording)),
  };
}
