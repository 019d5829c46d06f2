import { readProposal, type Observation } from '@/records/observation';
import { findRowField, type ProposedField } from '../../../../supabase/functions/_shared/row-words';
import { particularValue, type ParticularName } from './particulars';

/**
 * What the analyst proposed for a particular where the row says something else by now; null where it says the
 * same, or nothing was proposed. A level of another scheme than today's says nothing in it, and the camera's clock
 * and a caption are nobody's proposal.
 */
export function proposedBeside(
  row: Observation,
  name: ParticularName,
  schemeId: string | null,
): string | null {
  const proposal = readProposal(row);
  if (!proposal || !isProposed(name)) return null;
  if (name === 'rating' && proposal.rated_by !== schemeId) return null;
  const proposed = particularValue(name, proposal)?.trim() ?? '';
  return proposed === '' || proposed === particularValue(name, row)?.trim() ? null : proposed;
}

const isProposed = (name: ParticularName): name is ParticularName & ProposedField =>
  findRowField(name).isProposed === true;
