import { readProposal, type Observation } from '@/records/observation';
import type { ParticularName } from './particulars';

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
  if (!proposal || name === 'captured_at' || name === 'caption') return null;
  if (name === 'rating' && proposal.rated_by !== schemeId) return null;
  const proposed = proposal[name]?.trim() ?? '';
  return proposed === '' || proposed === (row[name] ?? '').trim() ? null : proposed;
}
