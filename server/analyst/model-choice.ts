import { z } from 'zod';
import { isLinkLocal, NOT_ASKED_THERE } from './refuse-link-local.ts';

const NO_ADDRESS = 'The address of the model’s server begins with http:// or https://.';

/** A model chosen by the operator on the screen, with the data to reach it. */
export const modelChoiceSchema = z.strictObject({
  provider: z.enum(['openai', 'anthropic', 'google', 'openai-compatible', 'ollama']),
  model: z.string().trim().min(1).max(200),
  /** The server's address, where it is not the provider's own. */
  baseUrl: z
    .url({ protocol: /^https?$/, error: NO_ADDRESS, abort: true })
    .max(500)
    .refine((address) => !isLinkLocal(new URL(address).hostname), NOT_ASKED_THERE)
    .optional(),
  apiKey: z.string().trim().min(1).max(500).optional(),
});
/** As stored, with the time when its server was chosen. */
export const keptChoiceSchema = modelChoiceSchema.extend({ since: z.iso.datetime().optional() });
export type ModelChoice = z.infer<typeof modelChoiceSchema>;
