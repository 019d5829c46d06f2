import { z } from 'zod';
import { PROVENANCES, photoBindingsSchema, type Provenance } from '@shared/contract/stored';
import { renumberTexts } from '@shared/renumber-photos';
import { keptWordsSchema } from '@/records/stored-words';
import { pickTexts } from '../schema';

/** Anything missing or malformed in an old version reads as none. */
const keptRowSchema = keptWordsSchema.extend({
  photo: z.string().catch(''),
  photo_hash: z.string().nullable().catch(null),
  hand: z.enum(PROVENANCES).nullable().catch(null),
  drawing: z.unknown().default(null),
  photo_refs: photoBindingsSchema,
});

export type KeptRow = Omit<z.infer<typeof keptRowSchema>, 'photo_refs'>;

/** Parses a version's row, its texts in current photo numbers. */
export function keptRow(kept: Record<string, unknown>, order: readonly string[]): KeptRow {
  const { photo_refs, ...row } = keptRowSchema.parse(kept);
  return { ...row, ...renumberTexts(pickTexts(row), photo_refs, order).texts };
}

const WHOSE: Record<Provenance, string> = {
  proposed: 'Proposed words',
  accepted: 'Proposed words that you accepted',
  edited: 'Words that you edited',
  written: 'Your words',
};

export function whoseWords({ hand }: Pick<KeptRow, 'hand'>): string {
  return hand ? WHOSE[hand] : 'Words';
}

/** Names a deleted row, which has no number: by element and defect, or as one without words. */
export function rowTitle({ element, defect }: Pick<KeptRow, 'element' | 'defect'>): string {
  const words = [element, defect].map((said) => said.trim()).filter((said) => said !== '');
  return words.length > 0 ? words.join(' · ') : 'A photo without words';
}
