// Apart from schema.ts, because the dashboard needs no schema library.
import { z } from 'zod';
import { languageSchema, MAX_STRUCTURE } from '../../../../supabase/functions/_shared/contract';
import { MAX_CLIENT_NAME, MAX_TITLE } from '../schema';

export const reportDetailsSchema = z.object({
  title: z.string().check(
    z.refine((title) => title.trim() !== '', 'A report needs a title.'),
    z.maxLength(MAX_TITLE, `A title has at most ${MAX_TITLE} characters.`),
  ),
  client_name: z
    .string()
    .check(
      z.trim(),
      z.maxLength(MAX_CLIENT_NAME, `A client’s name has at most ${MAX_CLIENT_NAME} characters.`),
    ),
  inspection_date: z.iso.date('Choose the day of the inspection.'),
  structure: z
    .string()
    .check(
      z.trim(),
      z.maxLength(MAX_STRUCTURE, `What is inspected has at most ${MAX_STRUCTURE} characters.`),
    ),
  language: languageSchema,
});
export type ReportDetails = z.infer<typeof reportDetailsSchema>;
