import { z } from 'zod';
import { MAX_SECTION_TEXT } from '../../contract.ts';
import { CLOSING_ROOM } from '../../drafts.ts';

const MAX_DRAFT = MAX_SECTION_TEXT - CLOSING_ROOM;

// Refinements rather than JSON Schema keywords, which not every provider's strict mode takes.
const sectionText = z
  .string()
  .refine((text) => text.trim() !== '', 'must not be blank')
  .refine((text) => text.length <= MAX_DRAFT, `at most ${MAX_DRAFT} characters`);

export const sectionsAnswerSchema = z.object({
  discussion: sectionText,
  recommendation: sectionText,
});
export type SectionsAnswer = z.infer<typeof sectionsAnswerSchema>;
