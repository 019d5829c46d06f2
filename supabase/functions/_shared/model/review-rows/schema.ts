import { z } from 'zod';
import { SEVERITIES } from '../../row-fields.ts';

/** A model's comparison of a report's rows. Photos are identified by number. */
export const reviewAnswerSchema = z.object({
  elements: z.array(z.object({ name: z.string(), photos: z.array(z.number()) })),
  severities: z.array(
    z.object({
      photo: z.number(),
      becomes: z.enum(SEVERITIES),
      like: z.number(),
      reason: z.string(),
    }),
  ),
  close_views: z.array(z.object({ close: z.number(), wide: z.number(), reason: z.string() })),
  assurances: z.array(z.object({ photo: z.number(), quote: z.string() })),
  same_defects: z.array(z.object({ photos: z.array(z.number()), reason: z.string() })),
});
export type ReviewAnswer = z.infer<typeof reviewAnswerSchema>;
