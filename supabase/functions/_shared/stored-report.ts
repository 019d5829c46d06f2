import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { unwrapData } from './caller.ts';
import {
  PROVENANCES,
  photoBindingsSchema,
  storedLanguageSchema,
  storedWords,
} from './contract/stored.ts';
import { FunctionError } from './function-error.ts';
import { eachField, MODEL_FIELDS } from './report-fields.ts';
import { readScheme } from './ratings/rating-scheme.ts';
import { PROPOSED_FIELDS } from './row-words.ts';
import { readAllRows } from './read-all-rows.ts';

const reportSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  title: z.string(),
  structure: z.string(),
  inspection_date: z.string(),
  language: storedLanguageSchema,
  rating_scheme: z.unknown().transform(readScheme),
});
export type StoredReport = z.infer<typeof reportSchema>;

/** With the person's details of the inspection: long texts, which a single photo does not need. */
const describedReportSchema = reportSchema.extend({
  ...eachField(MODEL_FIELDS, () => z.string()),
});

/** Columns that everything reading a report's rows for an analyst needs. */
export const storedRowSchema = z.object({
  id: z.string(),
  finding_id: z.string().nullable(),
  photo_refs: photoBindingsSchema,
  ...storedWords(PROPOSED_FIELDS),
  hand: z.enum(PROVENANCES).nullable(),
});

/** The caller's report. Throws `not_found` when it is gone or somebody else's. */
export const findReport = (client: SupabaseClient, id: string) =>
  readReport(client, id, reportSchema);

/** Like findReport, with the details of the inspection. */
export const findDescribedReport = (client: SupabaseClient, id: string) =>
  readReport(client, id, describedReportSchema);

async function readReport<Report extends z.ZodObject>(
  client: SupabaseClient,
  id: string,
  schema: Report,
): Promise<z.output<Report>> {
  const result = await client
    .from('reports')
    .select(Object.keys(schema.shape).join(', '))
    .eq('id', id)
    .maybeSingle();
  const row = unwrapData(result);
  if (row !== null) return schema.parse(row);
  throw new FunctionError(
    'not_found',
    'This report no longer exists. Go back to your reports and choose another.',
  );
}

/** A report's rows in the order that numbers them ("Photo 3" is the third), with the schema's columns. */
export async function readRowsInOrder<Row extends z.ZodObject>(
  client: SupabaseClient,
  reportId: string,
  rowSchema: Row,
): Promise<z.output<Row>[]> {
  return readAllRows(async (from, to) => {
    const page = await client
      .from('observations')
      .select(Object.keys(rowSchema.shape).join(', '), { count: 'exact' })
      .eq('report_id', reportId)
      .order('position')
      .order('created_at')
      .order('id')
      .range(from, to);
    return { data: z.array(rowSchema).parse(unwrapData(page)), count: page.count };
  });
}
