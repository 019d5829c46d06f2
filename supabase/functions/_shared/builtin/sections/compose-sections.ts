import type { SectionDrafts, SectionsRequest } from '../../analyst.ts';
import { ANALYST_IN } from '../../languages/tables/analyst.ts';
import { composeDiscussion } from './discussion.ts';
import { composeRecommendation } from './recommendation.ts';
import { type RecordedRow, recordedRows } from '../../rows/recorded-row.ts';
import { readStyle } from './style.ts';
import { applyStyle } from './wording.ts';

/**
 * Lists what the rows record and recommend, in their own words: each line names its row's element
 * and cites its photos, the most urgent first. Adds no statement about the structure, and fits a
 * section's limit for any number of rows. The same rows and hint always give the same text.
 */
export function composeSections(
  request: SectionsRequest,
  rows: readonly RecordedRow[] = recordedRows(request.observations, request.language),
): SectionDrafts {
  const { discussion, recommendation } = composers(request, rows);
  return { discussion: discussion(), recommendation: recommendation() };
}

function composers({ styleHint, language }: SectionsRequest, rows: readonly RecordedRow[]) {
  const style = readStyle(styleHint);
  const wording = { language, words: ANALYST_IN[language] };
  const finish = (text: string) => (language === 'en' ? applyStyle(text, style) : text);
  return {
    discussion: () => finish(composeDiscussion(rows, style, wording)),
    recommendation: () => finish(composeRecommendation(rows, style, wording)),
  };
}

/** Rows of 12,000 characters each that are read within some 30 ms. */
const ROWS_AT_ONCE = 20;

/** Composes them in small steps, so that a host serves others between two. */
export async function composeSectionsInTurn(
  request: SectionsRequest,
  signal: AbortSignal,
): Promise<SectionDrafts> {
  const { observations, language } = request;
  const numbers = new Set(observations.flatMap(({ photos }) => photos));
  const rows: RecordedRow[] = [];
  const letOthers = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  };
  for (let from = 0; from < observations.length; from += ROWS_AT_ONCE) {
    rows.push(...recordedRows(observations.slice(from, from + ROWS_AT_ONCE), language, numbers));
    await letOthers();
  }
  const compose = composers(request, rows);
  const discussion = compose.discussion();
  await letOthers();
  return { discussion, recommendation: compose.recommendation() };
}
