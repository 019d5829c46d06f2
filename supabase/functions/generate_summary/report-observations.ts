import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { NumberedObservation } from '../_shared/analyst.ts';
import { dataOf } from '../_shared/caller.ts';
import { HANDS, outcomeSchema, severitySchema } from '../_shared/contract.ts';
import { FunctionError } from '../_shared/function-error.ts';

const reportSchema = z.object({ id: z.string(), user_id: z.string(), title: z.string() });
type StoredReport = z.infer<typeof reportSchema>;

const rowSchema = z.object({
  element: z.string(),
  defect: z.string(),
  recommendation: z.string(),
  outcome: outcomeSchema.nullable(),
  hand: z.enum(HANDS).nullable(),
  severity: severitySchema.nullable(),
});

/** PostgREST answers at most this many rows at once as configured (max_rows). */
const PAGE = 1000;
/** 10,000 rows: a bound on memory, far above any report. */
const MAX_PAGES = 10;

/** The caller's report; throws `not_found` for one that is gone or somebody else's. */
export async function findReport(client: SupabaseClient, id: string): Promise<StoredReport> {
  const result = await client
    .from('reports')
    .select('id, user_id, title')
    .eq('id', id)
    .maybeSingle();
  const row = dataOf(result);
  if (row !== null) return reportSchema.parse(row);
  throw new FunctionError(
    'not_found',
    'This report no longer exists. Go back to your reports and choose another.',
  );
}

/** A report's observations in the order that gives each its number: "Photo 3" is the third. */
export async function numberedObservations(
  client: SupabaseClient,
  reportId: string,
): Promise<NumberedObservation[]> {
  const rows: z.infer<typeof rowSchema>[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const result = await client
      .from('observations')
      .select('element, defect, recommendation, outcome, hand, severity')
      .eq('report_id', reportId)
      .order('position')
      .order('created_at')
      .order('id')
      .range(page * PAGE, (page + 1) * PAGE - 1);
    const read = z.array(rowSchema).parse(dataOf(result));
    rows.push(...read);
    if (read.length < PAGE) break;
  }
  return rows.map(({ hand, ...row }, index) => ({
    ...row,
    number: index + 1,
    isChecked: hand !== null && hand !== 'proposed',
  }));
}
