import { listCautions } from '../rows/cautions';
import type { Observation } from '@/records/observation';
import { CautionNotes } from '@/components/caution-notes';
import { Cell } from '../edit/observation-cells';
import { ObservationText } from '../edit/observation-text';
import { ProvenanceNote } from '../check/provenance-note';
import { QuickUndo } from '../quick/quick-undo';

interface RowTextsProps {
  observation: Observation;
  isAnalysing: boolean;
}

/** A row's three texts to read, with what has to be looked at before they stand. */
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
