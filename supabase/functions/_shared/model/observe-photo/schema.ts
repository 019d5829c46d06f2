import { z } from 'zod';

/**
 * Lengths are refinements, not JSON Schema keywords: not every provider's strict mode takes the
 * keywords, and the check must hold whatever the provider enforces.
 */
const bounded = (max: number) =>
  z.string().refine((text) => text.trim().length <= max, `at most ${max} characters`);
const filled = (max: number) =>
  bounded(max).refine((text) => text.trim() !== '', 'must not be blank');

export const photoAnswerSchema = z.object({
  outcome: z.enum(['defect', 'no_visible_defect', 'nothing_inspectable']),
  element: filled(300),
  location: bounded(400),
  defect: filled(1500),
  probable_cause: bounded(800),
  recommendation: filled(1500),
  severity: z.enum(['none', 'minor', 'moderate', 'major', 'safety']),
  urgency: z.enum(['none', 'immediate', 'soon', 'planned', 'monitor']),
  confidence: z.number().refine((value) => value >= 0 && value <= 1, 'from 0 to 1'),
  measurement_scale_visible: z.boolean(),
});
export type PhotoAnswer = z.infer<typeof photoAnswerSchema>;
