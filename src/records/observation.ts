import type { Database } from '@/lib/database.types';
import type { RowFieldName } from '@shared/row-words';
import { observationProposalSchema, type ObservationProposal } from '@shared/contract/stored';

/** A row as stored: its words, described by row-fields.ts, and its bookkeeping. */
export type Observation = Database['public']['Tables']['observations']['Row'];

/**
 * The columns that are not a row's words. Types require each that row-fields.ts does not describe; the database has the
 * same list in private.bookkeeping, except photo_refs, which is compared with the words.
 */
export const BOOKKEEPING = {
  id: true,
  report_id: true,
  user_id: true,
  position: true,
  created_at: true,
  updated_at: true,
  photo: true,
  photo_hash: true,
  photo_fault: true,
  photo_refs: true,
  marks: true,
  drawing: true,
  drawing_version: true,
  finding_id: true,
  note: true,
  proposal: true,
  left_over: true,
  rating_before: true,
  hand: true,
  checked_by: true,
  checked_at: true,
  version: true,
} satisfies Record<Exclude<keyof Observation, RowFieldName>, true>;

export function isChecked({ hand }: Pick<Observation, 'hand'>): boolean {
  return hand !== null && hand !== 'proposed';
}

/** The analyst's proposal for a row; null if missing or unreadable. */
export function readProposal({
  proposal,
}: Pick<Observation, 'proposal'>): ObservationProposal | null {
  return observationProposalSchema.safeParse(proposal).data ?? null;
}
