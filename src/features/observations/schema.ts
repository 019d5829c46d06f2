import { z } from 'zod';
import type { Database } from '@/lib/database.types';
import {
  MAX_OBSERVATION_TEXT,
  observationProposalSchema,
  type ObservationProposal,
} from '../../../supabase/functions/_shared/contract';

export type Observation = Database['public']['Tables']['observations']['Row'];

/** A row as a stored photo brings it: its texts are still blank. */
export type NewObservation = Pick<
  Observation,
  'id' | 'report_id' | 'user_id' | 'photo' | 'position' | 'captured_at' | 'photo_hash'
>;

const observationIdSchema = z.guid();

export function isObservationId(value: string): boolean {
  return observationIdSchema.safeParse(value).success;
}

function requiredText(message: string) {
  return z
    .string()
    .trim()
    .min(1, message)
    .max(MAX_OBSERVATION_TEXT, `At most ${MAX_OBSERVATION_TEXT.toLocaleString('en')} characters.`);
}

/** The three texts as a person saves them: trimmed, none blank. */
export const observationTextsSchema = z.object({
  element: requiredText('Element description is required'),
  defect: requiredText('Defect description is required'),
  recommendation: requiredText('Recommendation is required'),
});
export type ObservationTexts = z.infer<typeof observationTextsSchema>;

export function textsOf({ element, defect, recommendation }: ObservationTexts): ObservationTexts {
  return { element, defect, recommendation };
}

export function isSameTexts(a: ObservationTexts, b: ObservationTexts): boolean {
  return a.element === b.element && a.defect === b.defect && a.recommendation === b.recommendation;
}

/** Whether the row shows a photo: a stored value that is not blank. */
export function hasPhoto({ photo }: Pick<Observation, 'photo'>): boolean {
  return photo.trim() !== '';
}

/** The photos of a report's rows, each with its row's number and what to say under it. */
export function captionedPhotos(
  rows: readonly Pick<Observation, 'photo' | 'element' | 'defect'>[],
): { photo: string; number: number; caption: string }[] {
  return rows.flatMap((row, index) =>
    hasPhoto(row)
      ? [{ photo: row.photo, number: index + 1, caption: row.defect || row.element }]
      : [],
  );
}

/** Whether the analyst still has something to do: there is a photo, and a text is missing. */
export function isAnalysisPending(
  observation: Pick<Observation, 'photo' | 'element' | 'defect' | 'recommendation'>,
): boolean {
  const { element, defect, recommendation } = observation;
  return hasPhoto(observation) && [element, defect, recommendation].some((t) => t.trim() === '');
}

/** What the analyst proposed for a row; null when it has proposed nothing (readable). */
export function proposalOf({
  proposal,
}: Pick<Observation, 'proposal'>): ObservationProposal | null {
  return observationProposalSchema.safeParse(proposal).data ?? null;
}
