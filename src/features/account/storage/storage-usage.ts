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

const MB = 1024 * 1024;
const GB = 1024 * MB;

/** Bytes for people: "1.2 GB", "340 MB", "less than 1 MB". */
export function bytesText(bytes: number): string {
  if (bytes >= GB) return `${rounded(bytes / GB, 1)} GB`;
  if (bytes >= MB) return `${rounded(bytes / MB, 0)} MB`;
  return bytes === 0 ? '0 MB' : 'less than 1 MB';
}

const rounded = (value: number, digits: number) =>
  new Intl.NumberFormat('en-GB', { maximumFractionDigits: digits }).format(value);
