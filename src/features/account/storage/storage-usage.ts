import { z } from 'zod';

/** A person's storage use, in bytes; `most` is their limit. */
export const storageUsageSchema = z.object({
  most: z.number(),
  photos: z.number(),
  revisions: z.number(),
  templates: z.number(),
  texts: z.number(),
});
export type StorageUsage = z.infer<typeof storageUsageSchema>;

export function usedBytes({ photos, revisions, templates, texts }: StorageUsage): number {
  return photos + revisions + templates + texts;
}
