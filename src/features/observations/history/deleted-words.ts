import { z } from 'zod';

const text = z.string().catch('');

const deletedWordsSchema = z.object({
  photo: text,
  element: text,
  defect: text,
  photo_hash: z.string().nullable().catch(null),
});

/** What the history shows of a deleted row, as its version kept it. */
export type DeletedWords = z.infer<typeof deletedWordsSchema>;

/** Whatever is no text in it reads as none. */
export function deletedWords(kept: Record<string, unknown>): DeletedWords {
  return deletedWordsSchema.parse(kept);
}

/** What to call a row that has no number any more: its element and defect, or that it had no words. */
export function rowTitle({ element, defect }: Pick<DeletedWords, 'element' | 'defect'>): string {
  const words = [element, defect].map((said) => said.trim()).filter((said) => said !== '');
  return words.length > 0 ? words.join(' · ') : 'A photo without words';
}
