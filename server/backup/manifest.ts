import { z } from 'zod';

/** Says what a backup holds; the last entry of an archive, so that one without it was cut off. */
export const manifestSchema = z.object({
  /** ISO 8601 in UTC. */
  madeAt: z.string(),
  photos: z.int().nonnegative(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** The entries of an archive, in their order; names that end in .json are files, the others folders. */
export const ENTRIES = [
  'version.json',
  'secrets.json',
  'database',
  'photos',
  'manifest.json',
] as const;
