import { z } from 'zod';
import { MAX_SECTION_TEXT } from '../../contract/limits.ts';
import { CLOSING_ROOM } from '../../drafts.ts';

/** Characters of one section before the closing paragraph is added. */
export const MAX_DRAFT = MAX_SECTION_TEXT - CLOSING_ROOM;

// Bounds are checked in code, because some providers' strict modes reject JSON Schema's keywords for them.
export const sectionsAnswerSchema = z.object({
  discussion: z.string(),
  recommendation: z.string(),
});
export type SectionsAnswer = z.infer<typeof sectionsAnswerSchema>;

/** A summary of part of a long report. */
export const partAnswerSchema = z.object({
  summary: z.string(),
  actions: z.string(),
});
export type PartAnswer = z.infer<typeof partAnswerSchema>;
