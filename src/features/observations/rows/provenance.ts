import type { Severity } from '../../../../supabase/functions/_shared/contract';
import { isSameTexts, proposalOf, type Observation } from '../schema';

export interface Provenance {
  /** Who wrote the row: 'Proposed by built-in analyst · low confidence', or 'Edited'. */
  text: string;
  /** As the analyst judged it; null when it found nothing to judge. */
  severity: Severity | null;
}

/** Where a row's texts come from; null when no analyst has proposed any. */
export function provenanceOf(observation: Observation): Provenance | null {
  const proposal = proposalOf(observation);
  if (!proposal) return null;
  if (!isSameTexts(observation, proposal)) return { text: 'Edited', severity: proposal.severity };
  const analyst = proposal.analyst === 'builtin' ? 'built-in analyst' : proposal.analyst;
  return {
    text: `Proposed by ${analyst} · ${confidenceName(proposal.confidence)} confidence`,
    severity: proposal.severity,
  };
}

/** Thirds of the scale from 0 to 1: finer names would claim more than an analyst knows. */
function confidenceName(confidence: number): 'low' | 'medium' | 'high' {
  if (confidence < 1 / 3) return 'low';
  return confidence < 2 / 3 ? 'medium' : 'high';
}
