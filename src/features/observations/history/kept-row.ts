import { z } from 'zod';
import {
  photoBindingsSchema,
  renumberTexts,
  type PhotoBindings,
} from '../../../../supabase/functions/_shared/contract';

const text = z.string().catch('');

const keptRowSchema = z.object({
  photo: text,
  element: text,
  defect: text,
  recommendation: text,
  location: text,
  severity: text,
  urgency: text,
  photo_hash: z.string().nullable().catch(null),
  hand: z.string().nullable().catch(null),
  photo_refs: photoBindingsSchema,
});

/** A row as one of its versions kept it. Whatever is no text reads as none. */
export type KeptRow = z.infer<typeof keptRowSchema>;

export function keptRow(kept: Record<string, unknown>): KeptRow {
  return keptRowSchema.parse(kept);
}

/** What to call a row that has no number any more: its element and defect, or that it had no words. */
export function rowTitle({ element, defect }: Pick<KeptRow, 'element' | 'defect'>): string {
  const words = [element, defect].map((said) => said.trim()).filter((said) => said !== '');
  return words.length > 0 ? words.join(' · ') : 'A photo without words';
}

/** A row's words as they read in the order of today, by what they are called; those that say something. */
export function keptWords(
  row: KeptRow,
  order: readonly string[],
): [label: string, words: string][] {
  const { element, defect, recommendation } = row;
  const refs: PhotoBindings = row.photo_refs;
  const { texts } = renumberTexts({ element, defect, recommendation }, refs, order);
  const words: [string, string][] = [
    ['Element', texts.element],
    ['Defect', texts.defect],
    ['Recommendation', texts.recommendation],
    ['Location', row.location],
    ['Severity', row.severity],
    ['Urgency', row.urgency],
  ];
  return words.filter(([, said]) => said.trim() !== '');
}

/** Whether a person checked or wrote these words. */
export function isOfPerson({ hand }: Pick<KeptRow, 'hand'>): boolean {
  return hand === 'accepted' || hand === 'edited' || hand === 'written';
}
