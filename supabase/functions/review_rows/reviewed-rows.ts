import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { ReviewedRow } from '../_shared/analyst.ts';
import { listFindings } from '../_shared/findings.ts';
import { mapInSlices } from '../_shared/map-in-slices.ts';
import { readRowsInOrder, type StoredReport, storedRowSchema } from '../_shared/stored-report.ts';
import { textsOfToday } from '../_shared/texts-of-today.ts';

const rowSchema = storedRowSchema.extend({ captured_at: z.string().nullable() });

/** A report's findings in their order, as anyone who compares them sees them: none of the words beside another row's. */
export async function readReviewedRows(
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
    // As it is stored: a suggestion says what it was, and holds as long as it is that.
    element: row.element,
  }));
}

export function hasWords({ element, defect }: ReviewedRow): boolean {
  return (element + defect).trim() !== '';
}
