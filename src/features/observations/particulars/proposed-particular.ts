import { readProposal, type Observation } from '@/records/observation';
import { findRowField, type ProposedField } from '@shared/row-words';
import { particularValue, type ParticularName } from './particulars';

/**
 * The analyst's proposal for a field that the row has changed; null where they agree or nothing was proposed. A level
 * of another scheme means nothing in the current one; times and captions are never proposed.
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
