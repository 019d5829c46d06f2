import { askAnalyst } from '../_shared/ask-analyst.ts';
import { callerClient } from '../_shared/caller.ts';
import { reviewRowsBodySchema } from '../_shared/contract/wire.ts';
import { endpoint } from '../_shared/endpoint.ts';
import type { FunctionSettings } from '../_shared/function-settings.ts';
import { findReport } from '../_shared/stored-report.ts';
import { checkedSuggestions } from './checked-suggestions.ts';
import { hasWords, readReviewedRows } from './reviewed-rows.ts';
import { findLeft, keepFailure, storeReview } from './stored-review.ts';

/**
 * Has the analyst compare a report's rows with each other, and keeps what it proposes in place of the last
 * review, beside what a person has left. No row is changed: a person takes or leaves each suggestion. An
 * analyst that compares nothing leaves what is there.
 */
export const reviewRows = endpoint(
  reviewRowsBodySchema,
  async (request, body, settings: FunctionSettings) => {
    const { analyst } = settings;
    // A review that a model was paid for is stored, also where the connection was cut meanwhile.
    const client = callerClient(request, settings, null);
    const report = await findReport(client, body.report_id);
    const rows = await readReviewedRows(client, report);
    if (rows.filter(hasWords).length < 2) {
      await storeReview(client, report, { analyst: analyst.name, suggestions: [] });
      return;
    }
    const { title: reportTitle, structure, language } = report;
    const { answer } = await askAnalyst(
      { settings, client, reportId: report.id, task: 'review' },
      (asked, work) => asked.reviewRows({ reportTitle, structure, language, rows }, work),
    ).catch((error: unknown) => keepFailure(client, report, analyst.name, error));
    if (answer === null) return;
    // The comparing takes a while, in which people write.
    const rowsNow = await readReviewedRows(client, report);
    const left = await findLeft(client, report.id);
    const suggestions = checkedSuggestions(answer, rowsNow, left);
    await storeReview(client, report, { analyst: analyst.name, suggestions });
  },
);
