import { z } from 'zod';
import {
  HANDS,
  photoBindingsSchema,
  renumberTexts,
  severitySchema,
  type Hand,
} from '../../../../supabase/functions/_shared/contract';
import type { ObservationTexts } from '../schema';

const keptRowSchema = z.object({
  element: z.string().catch(''),
  defect: z.string().catch(''),
  recommendation: z.string().catch(''),
  location: z.string().catch(''),
  severity: severitySchema.nullable().catch(null),
  hand: z.enum(HANDS).nullable().catch(null),
  photo_refs: photoBindingsSchema,
});

export interface KeptRow extends ObservationTexts {
  location: string;
  severity: string | null;
  hand: Hand | null;
}

/** A row as a version keeps it, its texts in the photo numbers of today. */
export function keptRow(kept: Record<string, unknown>, order: readonly string[]): KeptRow {
  const { photo_refs, element, defect, recommendation, ...row } = keptRowSchema.parse(kept);
  return { ...row, ...renumberTexts({ element, defect, recommendation }, photo_refs, order).texts };
}

const WHOSE: Record<Hand, string> = {
  proposed: 'Proposed words',
  accepted: 'Proposed words that you accepted',
  edited: 'Words that you edited',
  written: 'Your words',
};

/** Whose words a version holds. */
export function whoseWords({ hand }: Pick<KeptRow, 'hand'>): string {
  return hand ? WHOSE[hand] : 'Words';
}
