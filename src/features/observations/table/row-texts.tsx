import { listCautions, quotedParts } from '../rows/cautions';
import { type Observation, readProposal } from '@/records/observation';
import { CautionNotes } from '@/components/caution-notes';
import { Cell } from '../edit/observation-cells';
import { QuickUndo } from '../quick/quick-undo';
import { JudgedNote } from '@/components/judged-note';
import { Badge } from '@/components/ui/badge';
import { proposalCost } from '../costs/proposal-cost';
import { describeProvenance } from '../check/provenance';
import { nameValue } from '@shared/row-words';
import { Skeleton } from '@/components/ui/skeleton';
import type { Caution } from '@shared/contract/stored';

interface RowTextsProps {
  observation: Observation;
  isAnalysing: boolean;
}

/** A row's three texts, with the passages to check before accepting them. */
export function RowTexts({ observation, isAnalysing }: RowTextsProps) {
  const cautions = listCautions(observation);
  const text = (field: 'element' | 'defect' | 'recommendation') => (
    <ObservationText
      text={observation[field]}
      isAnalysing={isAnalysing}
      cautions={cautions.filter((caution) => caution.field === field)}
    />
  );
  return (
    <>
      <Cell label="Element Description">
        {text('element')}
        <CautionNotes cautions={cautions.filter(({ field }) => field === 'location')} />
      </Cell>
      <Cell label="Defect">
        {text('defect')}
        <ProvenanceNote observation={observation} />
        <QuickUndo observation={observation} />
      </Cell>
      <Cell label="Recommendation">{text('recommendation')}</Cell>
    </>
  );
}

/** The photo's outcome and the words' provenance. */
function ProvenanceNote({ observation }: { observation: Observation }) {
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

/** The words' provenance, with its cost in a disclosure. */
function Provenance({ words, cost }: { words: string; cost: readonly string[] }) {
  if (cost.length === 0) return <span>{words}</span>;
  return (
    <details>
      <summary className="cursor-pointer pointer-coarse:py-3">{words}</summary>
      <p className="tabular mt-1">{cost.join(' · ')}</p>
    </details>
  );
}

interface ObservationTextProps {
  text: string;
  isAnalysing: boolean;
  /** Passages to check before this text is accepted. */
  cautions: readonly Caution[];
}

/** One text of a row, or its placeholder. */
function ObservationText({ text, isAnalysing, cautions }: ObservationTextProps) {
  if (text.trim() !== '') {
    return (
      <>
        <p translate="no" className="whitespace-pre-line [overflow-wrap:anywhere]">
          <MarkedText text={text} quotes={cautions.map(({ quote }) => quote)} />
        </p>
        <CautionNotes cautions={cautions} />
      </>
    );
  }
  if (isAnalysing) {
    return (
      <div className="space-y-2 pt-1">
        <Skeleton className="h-3 w-11/12" />
        <Skeleton className="h-3 w-2/3" />
        <span className="sr-only">Analysing...</span>
      </div>
    );
  }
  return <p className="text-muted-foreground">Not filled in yet</p>;
}

function MarkedText({ text, quotes }: { text: string; quotes: readonly string[] }) {
  if (quotes.length === 0) return text;
  return quotedParts(text, quotes).map((part, index) =>
    part.isQuoted ? (
      <mark key={index} className="rounded-[2px] bg-warning-wash text-inherit underline">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
