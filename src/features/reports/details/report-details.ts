// Separate from schema.ts, because the dashboard needs no schema library.
import { z } from 'zod';
import { withinBound } from '@/lib/within-bound';
import { ENTERED_FIELDS } from '@shared/report-fields';

const { title, client_name, structure } = ENTERED_FIELDS;

export const reportDetailsSchema = z.object({
  title: z.string().check(
    z.refine((typed) => typed.trim() !== '', 'A report needs a title.'),
    withinBound(title.most),
  ),
  client_name: z.string().check(z.trim(), withinBound(client_name.most)),
  inspection_date: z.iso.date('Choose the day of the inspection.'),
  structure: z.string().check(z.trim(), withinBound(structure.most)),
});
export type ReportDetails = z.infer<typeof reportDetailsSchema>;
