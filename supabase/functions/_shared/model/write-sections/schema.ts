import { z } from 'zod';
import { MAX_SECTION_TEXT } from '../../contract.ts';

// Refinements rather than JSON Schema keywords, which not every provider's strict mode takes.
const sectionText = z
  .string()
  .refine((text) => text.trim() !== '', 'must not be blank')
  .refine((text) => text.length <= MAX_SECTION_TEXT, `at most ${MAX_SECTION_TEXT} characters`);

export const sectionsAnswerSchema = z.object({
  discussion: sectionText,
  recommendation: sectionText,
});
export type SectionsAnswer = z.infer<typeof sectionsAnswerSchema>;
