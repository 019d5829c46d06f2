import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { NumberedObservation } from '../_shared/analyst.ts';
import { dataOf } from '../_shared/caller.ts';
import {
  HANDS,
  languageSchema,
  outcomeSchema,
  photoBindingsSchema,
  photoReferencesIn,
  renumberTexts,
  severitySchema,
} from '../_shared/contract.ts';
import { FunctionError } from '../_shared/function-error.ts';

const reportSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  title: z.string(),
  structure: z.string(),
  inspection_date: z.string(),
  language: languageSchema,
});
type StoredReport = z.infer<typeof reportSchema>;

const rowSchema = z.object({
  id: z.string(),
  photo_refs: photoBindingsSchema,
  element: z.string(),
  defect: z.string(),
  recommendation: z.string(),
  outcome: outcomeSchema.nullable(),
  hand: z.enum(HANDS).nullable(),
  severity: severitySchema.nullable(),
  location: z.string(),
});

/** PostgREST answers at most this many rows at once as configured (max_rows). */
const PAGE = 1000;
/** 10,000 rows: a bound on memory, far above any report. */
const MAX_PAGES = 10;

/** The caller's report; throws `not_found` for one that is gone or somebody else's. */
export async function findReport(client: SupabaseClient, id: string): Promise<StoredReport> {
  const result = await client
    .from('reports')
    .select('id, user_id, title, structure, inspection_date, language')
    .eq('id', id)
    .maybeSingle();
  const row = dataOf(result);
  if (row !== null) return reportSchema.parse(row);
  throw new FunctionError(
    'not_found',
    'This report no longer exists. Go back to your reports and choose another.',
  );
}

/**
 * A report's observations in the order that gives each its number, "Photo 3" is the third; and their
 * ids in that order, for binding what is drafted from them.
 */
export async function numberedObservations(
  client: SupabaseClient,
  reportId: string,
): Promise<{ observations: NumberedObservation[]; order: string[] }> {
  const rows: z.infer<typeof rowSchema>[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const result = await client
      .from('observations')
      .select('id, photo_refs, element, defect, recommendation, outcome, hand, severity, location')
      .eq('report_id', reportId)
      .order('position')
      .order('created_at')
      .order('id')
      .range(page * PAGE, (page + 1) * PAGE - 1);
    const read = z.array(rowSchema).parse(dataOf(result));
    rows.push(...read);
    if (read.length < PAGE) break;
  }
  const order = rows.map(({ id }) => id);
  const observations = rows.map((row, index) => ({
    number: index + 1,
    outcome: row.outcome,
    isChecked: row.hand !== null && row.hand !== 'proposed',
    severity: row.severity,
    location: row.location,
    corrected: null,
    ...textsOfToday(row, order),
  }));
  return { observations, order };
}

/** A row's texts with the numbers of today, and without names of photos that are gone. */
function textsOfToday(
  { element, defect, recommendation, photo_refs }: z.infer<typeof rowSchema>,
  order: string[],
) {
  const { texts } = renumberTexts({ element, defect, recommendation }, photo_refs, order);
  return {
    element: withoutDeletedPhotos(texts.element),
    defect: withoutDeletedPhotos(texts.defect),
    recommendation: withoutDeletedPhotos(texts.recommendation),
  };
}

/** A drafted section would carry the name on without knowing which photo it was. */
function withoutDeletedPhotos(text: string): string {
  return photoReferencesIn(text).reduceRight(
    (result, { start, end, parts }) =>
      parts.some(({ name }) => name !== null)
        ? `${result.slice(0, start)}a photo not in this report${result.slice(end)}`
        : result,
    text,
  );
}
