import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { askAnalyst } from '../_shared/ask-analyst.ts';
import type { FunctionSettings } from '../_shared/function-settings.ts';
import {
  findReport,
  readRowsInOrder,
  type StoredReport,
  storedRowSchema,
} from '../_shared/stored-report.ts';
import { checkedSuggestions } from './checked-suggestions.ts';
import { findLeft, keepFailure, storeReview } from './stored-review.ts';
import type { ReviewedRow } from '../_shared/analyst.ts';
import { listFindings } from '../_shared/findings.ts';
import { mapInSlices } from '../_shared/map-in-slices.ts';
import { textsOfToday } from '../_shared/texts-of-today.ts';

/**
 * Makes the analyst compare a report's rows and stores its suggestions in place of the last review,
 * beside those that a person has left. No row is changed: a person accepts or leaves each
 * suggestion. An analyst that does not compare leaves the last review.
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
  // Comparing takes a while, in which people may write.
  const rowsNow = await readReviewedRows(client, report);
  const left = await findLeft(client, report.id);
  const suggestions = checkedSuggestions(answer, rowsNow, left);
  await storeReview(client, report, { analyst: analyst.name, suggestions });
}

const rowSchema = storedRowSchema.extend({ captured_at: z.string().nullable() });

/** A report's findings in order, as the review sees them, without the words of joined rows. */
async function readReviewedRows(
  client: SupabaseClient,
  report: StoredReport,
): Promise<ReviewedRow[]> {
  const rows = await readRowsInOrder(client, report.id, rowSchema);
  const order = rows.map(({ id }) => id);
  return mapInSlices(listFindings(rows), ({ row, photos }) => ({
    id: row.id,
    number: photos.find((photo) => photo.row === row)?.number ?? 0,
    photos: photos.map(({ number }) => number),
    hand: row.hand,
    outcome: row.outcome,
    severity: row.severity,
    location: row.location,
    capturedAt: row.captured_at,
    ...textsOfToday(row, order, report.language),
    // As stored: a suggestion holds as long as the text is still the one it quotes.
    element: row.element,
  }));
}

function hasWords({ element, defect }: ReviewedRow): boolean {
  return (element + defect).trim() !== '';
}
