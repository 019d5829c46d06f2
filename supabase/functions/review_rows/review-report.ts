import type { SupabaseClient } from '@supabase/supabase-js';
import { askAnalyst } from '../_shared/ask-analyst.ts';
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
export async function reviewReport(
  {
    client,
    settings,
    signal,
  }: { client: SupabaseClient; settings: FunctionSettings; signal: AbortSignal },
  reportId: string,
): Promise<void> {
  const { analyst } = settings;
  const report = await findReport(client, reportId);
  const rows = await readReviewedRows(client, report);
  if (rows.filter(hasWords).length < 2) {
    await storeReview(client, report, { analyst: analyst.name, suggestions: [] });
    return;
  }
  const { title: reportTitle, structure, language } = report;
  const { answer } = await askAnalyst(
    { settings, client, signal, reportId, task: 'review' },
    (asked, work) => asked.reviewRows({ reportTitle, structure, language, rows }, work),
  ).catch((error: unknown) => keepFailure(client, report, analyst.name, error));
  if (answer === null) return;
  signal.throwIfAborted();
  // The comparing takes a while, in which people write.
  const rowsNow = await readReviewedRows(client, report);
  const left = await findLeft(client, report.id);
  const suggestions = checkedSuggestions(answer, rowsNow, left);
  await storeReview(client, report, { analyst: analyst.name, suggestions });
}
