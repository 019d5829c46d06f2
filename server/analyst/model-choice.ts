import { z } from 'zod';

/** A model that its operator chose on the screen, and what reaching it takes. */
export const modelChoiceSchema = z.strictObject({
  provider: z.enum(['openai', 'anthropic', 'google', 'openai-compatible', 'ollama']),
  model: z.string().trim().min(1).max(200),
  /** Where it is served, when that is not the provider's own address. */
  baseUrl: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
  apiKey: z.string().trim().min(1).max(500).optional(),
});
export type ModelChoice = z.infer<typeof modelChoiceSchema>;
