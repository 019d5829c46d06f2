import { proposalOf, type Observation } from '../schema';

/** Whose words a row holds, as a person reads it; null while it says nothing. */
export function provenanceOf(row: Pick<Observation, 'hand' | 'proposal'>): string | null {
  const proposal = proposalOf(row);
  const analyst = proposal?.analyst === 'builtin' ? 'the built-in analyst' : proposal?.analyst;
  const by = analyst ? ` by ${analyst}` : '';
  switch (row.hand) {
    case 'proposed':
      return `Proposed${by}, not checked`;
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
