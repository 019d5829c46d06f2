import { z } from 'zod';
import { MAX_SECTION_TEXT } from '../../contract/limits.ts';
import { CLOSING_ROOM } from '../../drafts.ts';

/** Characters that one section may have before the closing paragraph is added to it. */
export const MAX_DRAFT = MAX_SECTION_TEXT - CLOSING_ROOM;

// Bounds are checked in code, not as JSON Schema keywords, which not every provider's strict mode takes.
export const sectionsAnswerSchema = z.object({
  discussion: z.string(),
  recommendation: z.string(),
});
export type SectionsAnswer = z.infer<typeof sectionsAnswerSchema>;

/** Part of a long report, in brief. */
export const partAnswerSchema = z.object({
  summary: z.string(),
  actions: z.string(),
});
export type PartAnswer = z.infer<typeof partAnswerSchema>;
