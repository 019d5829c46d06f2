import { z } from 'zod';
import {
  HANDS,
  photoBindingsSchema,
  severitySchema,
  type Provenance,
} from '../../../../supabase/functions/_shared/contract/stored';
import { renumberTexts } from '../../../../supabase/functions/_shared/renumber-photos';
import type { ObservationTexts } from '../schema';

const text = z.string().catch('');

/** Whatever is missing in a version, or of another form by now, reads as none. */
const keptRowSchema = z.object({
  element: text,
  defect: text,
  recommendation: text,
  location: text,
  caption: text,
  photo: text,
  photo_hash: z.string().nullable().catch(null),
  severity: severitySchema.nullable().catch(null),
  rating: text,
  hand: z.enum(HANDS).nullable().catch(null),
  drawing: z.unknown().default(null),
  photo_refs: photoBindingsSchema,
});

export interface KeptRow extends ObservationTexts {
  location: string;
  caption: string;
  photo: string;
  photo_hash: string | null;
  severity: string | null;
  /** The code of a level of the scheme that the report had then. */
  rating: string;
  hand: Provenance | null;
  /** What was drawn on the photo, as it was stored; null for nothing. */
  drawing: unknown;
}

/** A row as a version keeps it, its texts in the photo numbers of today. */
export function keptRow(kept: Record<string, unknown>, order: readonly string[]): KeptRow {
  const { photo_refs, element, defect, recommendation, ...row } = keptRowSchema.parse(kept);
  return { ...row, ...renumberTexts({ element, defect, recommendation }, photo_refs, order).texts };
}

const WHOSE: Record<Provenance, string> = {
  proposed: 'Proposed words',
  accepted: 'Proposed words that you accepted',
  edited: 'Words that you edited',
  written: 'Your words',
};

/** Whose words a version holds. */
export function whoseWords({ hand }: Pick<KeptRow, 'hand'>): string {
  return hand ? WHOSE[hand] : 'Words';
}

/** What to call a row that has no number any more: its element and defect, or that it had no words. */
export function rowTitle({ element, defect }: Pick<KeptRow, 'element' | 'defect'>): string {
  const words = [element, defect].map((said) => said.trim()).filter((said) => said !== '');
  return words.length > 0 ? words.join(' · ') : 'A photo without words';
}
