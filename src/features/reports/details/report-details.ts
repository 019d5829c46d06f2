// Apart from schema.ts, because the dashboard needs no schema library.
import { z } from 'zod';
import { ENTERED_FIELDS } from '../../../../supabase/functions/_shared/report-fields';

const { title, client_name, structure } = ENTERED_FIELDS;

export const reportDetailsSchema = z.object({
  title: z.string().check(
    z.refine((typed) => typed.trim() !== '', 'A report needs a title.'),
    z.maxLength(title.most, `A title has at most ${title.most} characters.`),
  ),
  client_name: z
    .string()
    .check(
      z.trim(),
      z.maxLength(client_name.most, `A client’s name has at most ${client_name.most} characters.`),
    ),
  inspection_date: z.iso.date('Choose the day of the inspection.'),
  structure: z
    .string()
    .check(
      z.trim(),
      z.maxLength(structure.most, `What is inspected has at most ${structure.most} characters.`),
    ),
});
export type ReportDetails = z.infer<typeof reportDetailsSchema>;
