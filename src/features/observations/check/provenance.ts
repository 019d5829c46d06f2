import { isMeasured } from '@/lib/is-measured';
import { readProposal, type Observation } from '@/records/observation';

/**
 * Below this a model’s own doubt is told. Above it nothing is: no analyst’s confidence was found to
 * be worth showing.
 */
const UNSURE_BELOW = 1 / 3;

/** Whose words a row holds, as a person reads it; null while it says nothing. */
export function describeProvenance(row: Pick<Observation, 'hand' | 'proposal'>): string | null {
  const proposal = readProposal(row);
  const analyst = isMeasured(proposal?.analyst) ? 'the built-in analyst' : proposal?.analyst;
  const by = analyst ? ` by ${analyst}` : '';
  const isUnsure =
    analyst !== undefined &&
    !isMeasured(proposal?.analyst) &&
    (proposal?.confidence ?? 1) < UNSURE_BELOW;
  const doubt = isUnsure ? ', which is unsure' : '';
  switch (row.hand) {
    case 'proposed':
      return `Proposed${by}${doubt}, not checked`;
    case 'accepted':
      return `Proposed${by}, accepted by you`;
    case 'edited':
      return `Proposed${by}, edited by you`;
    case 'written':
      return 'Written by you';
    case null:
      return null;
  }
}
