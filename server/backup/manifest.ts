import { z } from 'zod';

/** Says what a backup holds; the last entry of an archive, so that one without it was cut off. */
export const manifestSchema = z.object({
  /** ISO 8601 in UTC. */
  madeAt: z.string(),
  photos: z.int().nonnegative(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** What an archive holds, in this order; what ends in .json is a file, the others are folders. */
export const ENTRIES = [
  'version.json',
  'secrets.json',
  'database',
  'photos',
  'manifest.json',
] as const;
