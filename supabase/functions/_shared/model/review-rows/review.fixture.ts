import type { ReviewedRow, ReviewRequest } from '../../analyst.ts';
import { readingModel, type Seen } from '../long-tables/reading-model.fixture.ts';
import { reviewRows } from './review-rows.ts';

/** Rows of an analyst, numbered from 1, with ids "row-1", "row-2" …. */
export function makeRows(...changes: Partial<ReviewedRow>[]): ReviewedRow[] {
  return changes.map((one, index) => ({
    id: `row-${index + 1}`,
    number: index + 1,
    photos: [index + 1],
    hand: 'proposed',
    outcome: 'defect',
    element: 'North wall',
    defect: 'Vertical crack.',
    recommendation: 'Monitor.',
    severity: 'moderate',
    location: '',
    capturedAt: null,
    ...one,
  }));
}

/** Reviews these rows with a model's given answer; returns the suggestions and the model's input. */
export async function review(
  rows: ReviewedRow[],
  answer: unknown,
  changes: Partial<ReviewRequest> = {},
  contextTokens?: number,
) {
  const reply = typeof answer === 'function' ? (answer as (seen: Seen) => unknown) : () => answer;
  const model = await readingModel(reply, contextTokens ? { contextTokens } : {});
  const request = { reportTitle: 'Harbour Road', structure: '', language: 'en' as const, rows };
  const suggestions = await reviewRows({ ...request, ...changes }, model.asking);
  return { suggestions, seen: model.seen };
}

/** An answer that finds nothing. */
export const nothing = {
  elements: [],
  severities: [],
  close_views: [],
  same_defects: [],
  assurances: [],
};
