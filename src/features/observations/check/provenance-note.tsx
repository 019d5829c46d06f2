import { JudgedNote } from '@/components/judged-note';
import { Badge } from '@/components/ui/badge';
import { proposalCost } from '../costs/proposal-cost';
import { describeProvenance } from './provenance';
import { nameValue } from '../../../../supabase/functions/_shared/row-words';
import { readProposal, type Observation } from '@/records/observation';

/** Says what the photo's outcome is and who wrote the row's words. */
export function ProvenanceNote({ observation }: { observation: Observation }) {
  const { outcome } = observation;
  const provenance = describeProvenance(observation);
  const said = outcome && outcome !== 'defect' ? nameValue(outcome) : null;
  if (!provenance && !said) return null;
  return (
    <>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted-foreground">
        {said && <Badge variant="outline">{said}</Badge>}
        {provenance && <Provenance words={provenance} cost={proposalCost(observation)} />}
      </div>
      {observation.hand === 'proposed' && <JudgedNote judged={readProposal(observation)?.judged} />}
    </>
  );
}

/** Whose words they are, and for who wants to know it what they took. */
function Provenance({ words, cost }: { words: string; cost: readonly string[] }) {
  if (cost.length === 0) return <span>{words}</span>;
  return (
    <details>
      <summary className="cursor-pointer pointer-coarse:py-3">{words}</summary>
      <p className="tabular mt-1">{cost.join(' · ')}</p>
    </details>
  );
}
