import { z } from 'zod';

/** What a person keeps, in bytes; `most` is what they may keep in all. */
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
