import { z } from 'zod';

/** Describes a backup; the last entry of an archive, so that an archive without it was cut off. */
export const manifestSchema = z.object({
  /** ISO 8601 in UTC. */
  madeAt: z.string(),
  photos: z.int().nonnegative(),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** The entries of an archive in order: files end in .json, all others are folders. */
export const ENTRIES = [
  'version.json',
  'secrets.json',
  'database',
  'photos',
  'manifest.json',
] as const;
