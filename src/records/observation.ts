import type { Database } from '@/lib/database.types';
import {
  annotationsSchema,
  observationProposalSchema,
  type Annotation,
  type ObservationProposal,
} from '../../supabase/functions/_shared/contract/stored';

/** A row as it is stored. */
export type Observation = Database['public']['Tables']['observations']['Row'];

/** Whether a person accepted, edited or wrote the row. */
export function isChecked({ hand }: Pick<Observation, 'hand'>): boolean {
  return hand !== null && hand !== 'proposed';
}

/** The lines drawn on the row's photo; none when there are none (readable). */
export function readAnnotations({ marks }: Pick<Observation, 'marks'>): Annotation[] {
  return annotationsSchema.safeParse(marks).data ?? [];
}

/** Whether a row's photo bears lines that are a crack. */
export function showsCrack(row: Pick<Observation, 'marks'>): boolean {
  return readAnnotations(row).some(({ kind }) => kind === 'crack');
}

/** What the analyst proposed for a row; null when it has proposed nothing (readable). */
export function readProposal({
  proposal,
}: Pick<Observation, 'proposal'>): ObservationProposal | null {
  return observationProposalSchema.safeParse(proposal).data ?? null;
}
