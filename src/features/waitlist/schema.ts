import * as z from 'zod/mini';

export const REFERRAL_SOURCES = [
  'Google Search',
  'Social Media',
  'Friend/Colleague',
  'Email Campaign',
  'Industry Event',
  'Other',
] as const;

// zod's small build: the landing page loads this.
export const signUpSchema = z.object({
  email: z
    .string()
    .check(z.trim(), z.maxLength(320), z.email('Please enter a valid email address')),
  /** Empty when the visitor does not say. */
  referral_source: z.union([z.enum(REFERRAL_SOURCES), z.literal('')]),
});
export type SignUp = z.infer<typeof signUpSchema>;
