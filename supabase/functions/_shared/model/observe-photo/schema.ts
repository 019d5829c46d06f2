import { z } from 'zod';
import { SEVERITIES, URGENCIES } from '../../row-fields.ts';

/** Limits in characters; longer texts lose whole sentences at their end. */
export const MAX_ELEMENT = 300;
export const MAX_WHERE = 400;
export const MAX_WORDS = 1500;
/** More defects than this would list everything in the photo. */
export const MAX_DEFECTS = 8;

/** `none` for a defect that was not judged. */
const severitySchema = z.enum([...SEVERITIES, 'none']);

const defectSchema = z.object({
  what: z.string(),
  where: z.string(),
  form: z.string(),
  extent: z.string(),
  severity: severitySchema,
});
export type AnsweredDefect = z.infer<typeof defectSchema>;

/**
 * The form of an answer, in the order in which a careful person thinks: what is visible, whether it
 * can be measured, then what is wrong, why, and what to do. Without bounds or defaults, which some
 * providers' strict modes reject: answers are checked anyway.
 */
export const photoAnswerSchema = z.object({
  visible: z.string(),
  scale: z.object({ visible: z.boolean(), reading: z.string() }),
  outcome: z.enum(['defect', 'no_visible_defect', 'nothing_inspectable']),
  element: z.string(),
  defects: z.array(defectSchema),
  cause: z.string(),
  not_judged: z.string(),
  recommendation: z.object({ measure: z.string(), who: z.string() }),
  urgency: z.enum([...URGENCIES, 'none']),
  confidence: z.number().nullable(),
});
export type PhotoAnswer = z.infer<typeof photoAnswerSchema> & {
  /** The code of a level where the report's scheme offers some; null for none of them. */
  rating?: string | null;
};
